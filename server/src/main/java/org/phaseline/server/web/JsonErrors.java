package org.phaseline.server.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.view.JsonBytes;

/** What becomes of a request so malformed that it reaches no address of ours: JSON with our headers, and not the web server's own page. */
final class JsonErrors extends ErrorHandler {

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        for (HttpField header : Guard.HEADERS) {
            response.getHeaders().put(header);
        }
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.write(true, ByteBuffer.wrap(json(sentence(code))), callback);
    }

    private static String sentence(int code) {
        return switch (code) {
            case HttpStatus.NOT_FOUND_404 -> "There is nothing here.";
            case HttpStatus.PAYLOAD_TOO_LARGE_413 -> "The request is too long.";
            case HttpStatus.URI_TOO_LONG_414 -> "The address is too long.";
            case HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 -> "The headers are too long.";
            case HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 -> "This server understands only HTTP/1.1.";
            default -> code < 500 ? "This request is malformed." : "Internal server error.";
        };
    }

    private static byte[] json(String sentence) {
        return JsonBytes.object(json -> json.writeStringField("problem", sentence));
    }

    /** A whole reply, for a connection that gets no further. */
    static String raw(int status, String sentence) {
        StringBuilder reply = new StringBuilder("HTTP/1.1 " + status + " " + HttpStatus.getMessage(status) + "\r\n");
        for (HttpField header : Guard.HEADERS) {
            reply.append(header.getName())
                    .append(": ")
                    .append(header.getValue())
                    .append("\r\n");
        }
        String json = "{\"problem\":\"" + sentence + "\"}";
        return reply.append("Content-Type: application/json\r\nConnection: close\r\nContent-Length: ")
                .append(json.length())
                .append("\r\n\r\n")
                .append(json)
                .toString();
    }
}
