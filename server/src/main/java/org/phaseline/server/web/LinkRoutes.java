package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.server.view.JsonBytes;

/** What it takes to hand a link to somebody else: an address that leads here from their device, and a code their camera can read. */
final class LinkRoutes {

    private static final int LONGEST = 500;
    private static final int QUIET = 2;

    private final Guard guard;
    private final HostPolicy names;

    LinkRoutes(Guard guard, HostPolicy names) {
        this.guard = guard;
        this.names = names;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/addresses", this::addresses);
        routes.post("/api/qr", this::code);
    }

    /** Where this server is found from other machines, as far as it listens there. */
    private void addresses(Context ctx) {
        List<String> addresses = names.onlyHere()
                ? List.of()
                : local().stream()
                        .map(address -> "http://" + address + ":" + ctx.req().getLocalPort())
                        .toList();
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeStringField("given", names.given());
            json.writeBooleanField("onlyHere", names.onlyHere());
            JsonBytes.strings(json, "addresses", addresses);
        }));
    }

    private static List<String> local() {
        try {
            List<String> found = new ArrayList<>();
            NetworkInterface.networkInterfaces()
                    .forEach(network -> network.inetAddresses()
                            .filter(address -> address instanceof Inet4Address
                                    && !address.isLoopbackAddress()
                                    && !address.isLinkLocalAddress())
                            .forEach(address -> found.add(address.getHostAddress())));
            return found;
        } catch (SocketException unknown) {
            return List.of();
        }
    }

    /** The squares of a QR code as one path, which the page draws. The text goes no further: it may be a secret link. */
    private void code(Context ctx) {
        guard.dear(ctx);
        String text = Body.of(ctx).text("text");
        if (text.isEmpty() || text.length() > LONGEST) {
            throw new Refusal(400, "A QR code can hold at most " + LONGEST + " characters here.");
        }
        try {
            QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
            Body.send(ctx, JsonBytes.object(json -> {
                json.writeNumberField("size", code.size + 2 * QUIET);
                json.writeStringField("path", path(code));
            }));
        } catch (DataTooLongException tooLong) {
            throw new Refusal(400, "This is too long for a QR code.");
        }
    }

    /** One stroke for each run of dark squares in a row. */
    private static String path(QrCode code) {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (x < code.size && code.getModule(x, y)) {
                    x++;
                }
                if (x > from) {
                    path.append('M').append(from + QUIET).append(' ').append(y + QUIET);
                    path.append('h')
                            .append(x - from)
                            .append("v1h")
                            .append(from - x)
                            .append('z');
                }
            }
        }
        return path.toString();
    }
}
