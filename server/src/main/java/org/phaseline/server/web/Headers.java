package org.phaseline.server.web;

import io.javalin.http.Context;
import java.util.Enumeration;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.jspecify.annotations.Nullable;

/** What the headers of a request say. */
interface Headers {

    /** Null for one that is not there. */
    @Nullable
    String first(String name);

    /** A header may stand there more than once. */
    Enumeration<String> all(String name);

    default Optional<String> get(String name) {
        return Optional.ofNullable(first(name));
    }

    /** The last time a header stands there, which is how the last one on its way here has put it. */
    default @Nullable String last(String name) {
        String last = null;
        for (Enumeration<String> all = all(name); all.hasMoreElements(); ) {
            last = all.nextElement();
        }
        return last;
    }

    static Headers of(Context ctx) {
        return new Headers() {
            @Override
            public @Nullable String first(String name) {
                return ctx.header(name);
            }

            @Override
            public Enumeration<String> all(String name) {
                return ctx.req().getHeaders(name);
            }
        };
    }

    static Headers of(HttpFields fields) {
        return new Headers() {
            @Override
            public @Nullable String first(String name) {
                return fields.get(name);
            }

            @Override
            public Enumeration<String> all(String name) {
                return fields.getValues(name);
            }
        };
    }
}
