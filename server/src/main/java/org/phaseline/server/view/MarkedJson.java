package org.phaseline.server.view;

import java.util.List;

/**
 * JSON as it is written, with where its fields and the elements of its lists lie in the bytes: what was sent before and what is
 * sent now can be compared without reading either.
 *
 * @param sections its fields; none where it is only ever sent as a whole
 * @param shortDecisions for each decision how it goes with a change; empty where that is as it stands in the bytes
 */
public record MarkedJson(byte[] json, List<Section> sections, List<byte[]> shortDecisions) {

    static MarkedJson whole(byte[] json) {
        return new MarkedJson(json, List.of(), List.of());
    }

    /** How a field of it is told of when it has changed. */
    public enum Kind {
        /** Anew, as a whole. */
        VALUE,
        /** Which of its elements have gone and which have come. */
        LIST,
        /** The same, where the elements are the decisions. */
        DECISIONS,
        /** The same, where the elements are the pieces: of one that was there before, what has changed of it. */
        PIECES,
        /** For each element which one it was, and what has changed in the list of numbers it ends with. */
        DRAWN
    }

    /**
     * A field of it.
     *
     * @param start where its value begins
     * @param end where it ends
     * @param ends where each of its elements ends, if it is a list whose elements are told of
     */
    public record Section(String name, Kind kind, int start, int end, int[] ends) {}

    ElementList elements(Section section) {
        return new ElementList(json, section.start, section.ends);
    }
}
