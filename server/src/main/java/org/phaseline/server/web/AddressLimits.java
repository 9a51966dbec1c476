package org.phaseline.server.web;

import java.time.Duration;
import org.phaseline.server.limit.FairLimiter;
import org.phaseline.server.limit.Rate;

/**
 * How much one address may ask for, and all together. An address is a client's IPv4 address or the first half of its IPv6 address.
 * What a table keeps of what is said at it has limits of its own, whoever says it: {@code table.TalkLimits}.
 *
 * @param requests how many requests at once, and {@code perSecond} how many more come back each second
 * @param dear the same for what costs more: making tables, and trying secrets
 * @param lines how many pages may be open at tables, and {@code allLines} how many from all addresses together
 */
public record AddressLimits(
        int requests,
        int perSecond,
        int dear,
        int dearPerSecond,
        int lines,
        int allLines,
        Connections connections,
        Streaming streaming,
        Making making,
        Work work) {

    private static final int MANY = Integer.MAX_VALUE / 2;

    /**
     * Connections, and the requests on them.
     *
     * @param forOne how many connections an address may have open; a trusted proxy has as many as it likes
     * @param inAll how many there may be in all
     * @param handledForOne how many requests of an address may be read, handled or answered at the same moment; live lines count apart
     * @param handledInAll how many in all
     * @param uploadsForOne how many of them may be rulebooks, and {@code uploadsInAll} in all
     * @param idle after how long without a byte in either direction a connection is closed
     * @param headers how long all headers of a request may take, from its first byte on, or from the opening of the connection
     * @param body how long a body may take, and a reply, apart from what it is allowed for its bytes
     * @param bytesPerSecond how fast a body has to come, and a reply to be taken, on the average
     * @param longest how long that may take however large it is
     * @param headerBytes the longest address and headers
     */
    public record Connections(
            int forOne,
            int inAll,
            int handledForOne,
            int handledInAll,
            int uploadsForOne,
            int uploadsInAll,
            Duration idle,
            Duration headers,
            Duration body,
            int bytesPerSecond,
            Duration longest,
            int headerBytes) {

        static final Connections USUAL = new Connections(
                256,
                22_000,
                64,
                1_024,
                4,
                24,
                Duration.ofSeconds(30),
                Duration.ofSeconds(10),
                Duration.ofSeconds(15),
                4 * 1024,
                Duration.ofMinutes(3),
                8 * 1024);

        /** As many as anybody likes, but nobody may be slow. */
        static final Connections MANY_OF_THEM = USUAL.times(MANY);

        private Connections times(int many) {
            return new Connections(
                    many, many, many, many, many, many, idle, headers, body, bytesPerSecond, longest, headerBytes);
        }

        /** So many, for tests. */
        public Connections counting(int one, int all, int oneHandled, int allHandled) {
            return new Connections(
                    one,
                    all,
                    oneHandled,
                    allHandled,
                    uploadsForOne,
                    uploadsInAll,
                    idle,
                    headers,
                    body,
                    bytesPerSecond,
                    longest,
                    headerBytes);
        }

        /** With less patience, for tests. */
        public Connections within(Duration forHeaders, Duration forBody) {
            return new Connections(
                    forOne,
                    inAll,
                    handledForOne,
                    handledInAll,
                    uploadsForOne,
                    uploadsInAll,
                    idle,
                    forHeaders,
                    forBody,
                    bytesPerSecond,
                    longest,
                    headerBytes);
        }
    }

    /**
     * What is on its way to live lines.
     *
     * @param mostBytes how many bytes may wait in all lines together until their browsers take them
     * @param patience how long a browser may take for one view
     */
    public record Streaming(long mostBytes, Duration patience) {

        static final Streaming USUAL = new Streaming(Runtime.getRuntime().maxMemory() / 8, Duration.ofSeconds(30));
    }

    /**
     * Making tables, and bringing rulebooks.
     *
     * @param tables by one address
     * @param allTables by all of them
     * @param checkedBytes of rulebooks that one address has checked; who writes one sends all of it with every pause
     * @param keptBytes of rulebooks that one address makes tables of
     * @param misses how often one address may ask for a seat that is not its own
     */
    public record Making(Rate tables, Rate allTables, Rate checkedBytes, Rate keptBytes, Rate misses) {

        private static final double MEGABYTE = 1024 * 1024;

        static final Making USUAL = new Making(
                Rate.of(60, 60, Duration.ofHours(1)),
                Rate.of(240, 240, Duration.ofMinutes(1)),
                Rate.of(64 * MEGABYTE, 64 * MEGABYTE, Duration.ofHours(1)),
                Rate.of(4 * MEGABYTE, 8 * MEGABYTE, Duration.ofDays(1)),
                new Rate(200, 2));

        static final Making ANY = new Making(Rate.NONE, Rate.NONE, Rate.NONE, Rate.NONE, Rate.NONE);
    }

    /**
     * What takes long, each kind in a fair queue.
     *
     * @param checks rulebooks that are read, each in a process of its own
     * @param looks previews, films and proofs, and compiling a rulebook to play it
     */
    public record Work(FairLimiter.Size checks, FairLimiter.Size looks) {

        private static final int HALF = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

        static final Work USUAL = new Work(
                new FairLimiter.Size(2, 1, 4, 64, Duration.ofSeconds(15)),
                new FairLimiter.Size(HALF, HALF, 16, 512, Duration.ofSeconds(15)));

        /** For crowds that all come from one address. */
        static final Work ANY = new Work(
                new FairLimiter.Size(2, 1, MANY, MANY, Duration.ofSeconds(60)),
                new FairLimiter.Size(HALF, HALF, MANY, MANY, Duration.ofSeconds(60)));
    }

    /** A person with several windows open never comes near them. */
    public static final AddressLimits USUAL = new AddressLimits(
            400, 100, 40, 1, 200, 20_000, Connections.USUAL, Streaming.USUAL, Making.USUAL, Work.USUAL);

    /** For tests and for measuring. */
    public static final AddressLimits NONE = new AddressLimits(MANY, MANY, MANY, MANY, MANY, MANY);

    /** With any number of connections, tables and jobs. */
    public AddressLimits(int requests, int perSecond, int dear, int dearPerSecond, int lines, int allLines) {
        this(
                requests,
                perSecond,
                dear,
                dearPerSecond,
                lines,
                allLines,
                Connections.MANY_OF_THEM,
                Streaming.USUAL,
                Making.ANY,
                Work.ANY);
    }

    /** And with any number of pages. */
    public AddressLimits(int requests, int perSecond, int dear, int dearPerSecond) {
        this(requests, perSecond, dear, dearPerSecond, MANY, MANY);
    }

    /** The same with other limits for connections. */
    public AddressLimits with(Connections others) {
        return new AddressLimits(
                requests, perSecond, dear, dearPerSecond, lines, allLines, others, streaming, making, work);
    }

    public AddressLimits with(Streaming others) {
        return new AddressLimits(
                requests, perSecond, dear, dearPerSecond, lines, allLines, connections, others, making, work);
    }

    public AddressLimits with(Making others) {
        return new AddressLimits(
                requests, perSecond, dear, dearPerSecond, lines, allLines, connections, streaming, others, work);
    }

    public AddressLimits with(Work others) {
        return new AddressLimits(
                requests, perSecond, dear, dearPerSecond, lines, allLines, connections, streaming, making, others);
    }
}
