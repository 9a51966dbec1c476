package org.phaseline.server.check;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.language.RulebookText;

/** A rulebook with the scenario and the options it is to be read for, as it goes to the reader and arrives there. */
public record CheckRequest(RulebookText text, String scenario, List<String> on, List<String> off) {

    public CheckRequest {
        on = List.copyOf(on);
        off = List.copyOf(off);
    }

    void write(DataOutputStream out) throws IOException {
        text(out, text.file());
        text(out, text.text());
        out.writeInt(text.others().size());
        for (Map.Entry<String, String> other : text.others().entrySet()) {
            text(out, other.getKey());
            text(out, other.getValue());
        }
        text(out, scenario);
        texts(out, on);
        texts(out, off);
        out.flush();
    }

    static CheckRequest read(DataInputStream in) throws IOException {
        String file = text(in);
        String text = text(in);
        Map<String, String> others = new TreeMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            String name = text(in);
            others.put(name, text(in));
        }
        return new CheckRequest(new RulebookText(file, text, others), text(in), texts(in), texts(in));
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    private static void texts(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String each : texts) {
            text(out, each);
        }
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(text(in));
        }
        return texts;
    }
}
