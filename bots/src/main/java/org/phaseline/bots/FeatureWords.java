package org.phaseline.bots;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;

/**
 * What people call a feature, where there are words for it in the rulebook.
 *
 * @param text such as "victory points" or "enemies"
 */
record FeatureWords(Form form, String text) {

    enum Form {
        /** There is more of it, or less. */
        AMOUNT,
        /** Pieces come nearer to it, or go away. */
        NEARNESS
    }

    private static final String NEAR = " near ";
    private static final String EACH = ", each";
    private static final String ENEMY = "enemy ";
    private static final String BY = " by ";
    private static final String THERE = " there";

    /** Forms for one and for several in a text of a rulebook: {@code step[|s]}. */
    private static final Pattern FORMS = Pattern.compile("\\[[^|\\]]*\\|([^\\]]*)\\]");

    private static final Pattern WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    static Optional<FeatureWords> of(Feature feature, Outline outline) {
        return switch (feature) {
            case StatedValue stated -> Optional.empty();
            case SideField side -> amount(side.field());
            case Holdings held -> Optional.of(new FeatureWords(Form.AMOUNT, "what is held"));
            case Summed sum -> summed(sum.name(), outline);
            case Nearness near -> near(near.name(), outline);
            case PlaceCoverage near -> near(near.name(), outline);
            case Approach near -> near(near.name(), outline);
        };
    }

    private static Optional<FeatureWords> amount(StateField field) {
        return field.untold() ? Optional.empty() : Optional.of(new FeatureWords(Form.AMOUNT, label(field)));
    }

    /** Products of numbers, and how many are in order, have no words. */
    private static Optional<FeatureWords> summed(String name, Outline outline) {
        if (name.endsWith(THERE)) {
            return Optional.of(new FeatureWords(Form.AMOUNT, "pieces on the board"));
        }
        return outline.state().stream()
                .filter(field -> Relevance.called(field).equals(name))
                .findFirst()
                .flatMap(FeatureWords::amount);
    }

    private static Optional<FeatureWords> near(String name, Outline outline) {
        String to = name.substring(name.indexOf(NEAR) + NEAR.length());
        String what = to.endsWith(EACH) ? to.substring(0, to.length() - EACH.length()) : to;
        if (what.startsWith(ENEMY)) {
            return Optional.of(new FeatureWords(Form.NEARNESS, "enemies"));
        }
        return outline.pieces().stream()
                .filter(kind -> what.equals(kind.name()) || what.startsWith(kind.name() + BY))
                .findFirst()
                .map(kind ->
                        kind.members().size() == 1 ? kind.members().getFirst() : "the nearest " + words(kind.name()))
                .or(() -> Optional.of("places that count"))
                .map(text -> new FeatureWords(Form.NEARNESS, text));
    }

    /** Of pieces with their kind: "band strength". */
    private static String label(StateField field) {
        String own = field.text().isEmpty()
                ? words(field.name())
                : small(FORMS.matcher(field.text()).replaceAll("$1"));
        String kind = words(field.kind());
        return kind.isEmpty() || own.contains(kind) ? own : kind + " " + own;
    }

    private static String words(String name) {
        return WORDS.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    /** An abbreviation keeps its capitals. */
    private static String small(String text) {
        boolean word = text.length() > 1 && Character.isLowerCase(text.charAt(1));
        return word ? text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1) : text;
    }
}
