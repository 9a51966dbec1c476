package org.phaseline.server.web;

import java.io.ByteArrayOutputStream;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The styles of a page in one file, in the order in which the page names them: over a slow line each file costs a round trip. */
final class StyleBundle {

    private static final Pattern STYLES = Pattern.compile("( *<link rel=\"stylesheet\" href=\"/page/[^\"]+\" />\n)+");
    private static final Pattern STYLE = Pattern.compile("href=\"/page/([^\"]+)\"");

    private StyleBundle() {}

    /** Where a page's joined styles are found, and what they are. */
    interface Joined {
        void add(String address, byte[] styles);
    }

    /** The page with one style in place of several that follow each other. */
    static String in(String html, String name, Function<String, byte[]> sources, Joined joined) {
        String address = "bundle/" + name + ".css";
        return STYLES.matcher(html).replaceFirst(found -> {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            Matcher each = STYLE.matcher(found.group());
            while (each.find()) {
                all.writeBytes(sources.apply(each.group(1)));
                all.write('\n');
            }
            joined.add(address, all.toByteArray());
            return Matcher.quoteReplacement("    <link rel=\"stylesheet\" href=\"/page/" + address + "\" />\n");
        });
    }
}
