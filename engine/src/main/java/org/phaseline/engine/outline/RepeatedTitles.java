package org.phaseline.engine.outline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Titles in the order in which they first come up, each once and with how often it does: "Volley ×3". */
public final class RepeatedTitles {

    private final Map<String, Integer> times = new LinkedHashMap<>();

    public void add(String title) {
        times.merge(title, 1, Integer::sum);
    }

    public List<String> counted() {
        List<String> counted = new ArrayList<>();
        times.forEach((title, n) -> counted.add(times(title, n)));
        return counted;
    }

    public static List<String> counted(List<String> titles) {
        RepeatedTitles repeated = new RepeatedTitles();
        titles.forEach(repeated::add);
        return repeated.counted();
    }

    /** What several of one title are called. */
    public static String times(String title, int n) {
        return n == 1 ? title : title + " ×" + n;
    }
}
