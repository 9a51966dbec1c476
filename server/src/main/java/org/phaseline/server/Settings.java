package org.phaseline.server;

import java.nio.file.Path;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.table.Upkeep;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/**
 * How a server is started.
 *
 * @param host the address it listens at
 * @param port 0 for any that is free
 * @param place where it keeps its tables
 * @param notices how players are told of their moves, and where they find the server
 * @param proxy what players come through
 * @param upkeep how the store is kept from filling up
 */
public record Settings(
        String host,
        int port,
        StoreAddress place,
        AddressLimits limits,
        NoticeSettings notices,
        Proxy proxy,
        Upkeep upkeep) {

    /** Keeps all tables for ever. */
    public Settings(
            String host, int port, StoreAddress place, AddressLimits limits, NoticeSettings notices, Proxy proxy) {
        this(host, port, place, limits, notices, proxy, Upkeep.USUAL);
    }

    /** Players come to it themselves. */
    public Settings(String host, int port, StoreAddress place, AddressLimits limits, NoticeSettings notices) {
        this(host, port, place, limits, notices, Proxy.NONE);
    }

    /** Without mail. */
    public Settings(String host, int port, StoreAddress place, AddressLimits limits) {
        this(host, port, place, limits, NoticeSettings.USUAL);
    }

    /** With the tables in a folder. */
    public Settings(String host, int port, Path data, AddressLimits limits) {
        this(host, port, new StoreAddress.Folder(data), limits);
    }
}
