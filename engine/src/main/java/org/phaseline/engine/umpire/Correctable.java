package org.phaseline.engine.umpire;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.FieldWords;

/**
 * A value of the state that can be set by hand, with what it can be set to.
 *
 * @param field what it is called, with whose it is in front: "Unit.strength"; just its name for one of the game
 * @param title the rulebook's remark, or its name
 * @param kind number, flag, word, set or marker
 * @param holders whose values can be set; empty for one of the game, and only the first where there are too many to list
 * @param words what a word can be, or a member of a set; empty for anything else, and where there are too many to list
 * @param titles what people read for each of the words
 * @param min the lowest a number can be, {@code max} the highest
 * @param unit in how many parts a whole is counted: 4 for a number in quarters
 * @param orNone whether a word can also be none
 */
public record Correctable(
        String field,
        String title,
        String kind,
        List<String> holders,
        List<String> words,
        List<String> titles,
        BigDecimal min,
        BigDecimal max,
        int unit,
        boolean orNone) {

    /** Nobody counts so far on a table; and whoever may choose "any number up to that" is offered each of them. */
    static final long FARTHEST = 9_999;

    private static final int MOST_WORDS = 2_000;

    /** Everything that can be set in a game by this rulebook. */
    public static List<Correctable> of(CompiledRulebook rulebook) {
        Outline outline = rulebook.outline();
        List<Correctable> all = new ArrayList<>();
        for (StateField field : outline.state()) {
            List<String> holders = holders(outline, field);
            if (!field.untold() && (field.owner() == StateField.Owner.GAME || !holders.isEmpty())) {
                all.add(new Correctable(
                        called(field),
                        FieldWords.explained(field),
                        kind(field),
                        holders.subList(0, Math.min(MOST_WORDS, holders.size())),
                        listed(field.type(), field.type().words()),
                        listed(field.type(), field.type().titles()),
                        bound(field.type(), field.type().low()),
                        bound(field.type(), field.type().high()),
                        isNumber(field.type()) ? field.type().unit() : 1,
                        field.type().orNone()));
            }
        }
        return List.copyOf(all);
    }

    static String called(StateField field) {
        return switch (field.owner()) {
            case GAME -> field.name();
            case SIDE -> "Side." + field.name();
            case FACTION -> "Faction." + field.name();
            case MEMBER -> field.kind() + "." + field.name();
        };
    }

    static List<String> holders(Outline outline, StateField field) {
        return switch (field.owner()) {
            case GAME -> List.of();
            case SIDE, FACTION ->
                outline.parties().all().stream()
                        .filter(party -> party.present() && party.faction() == isFaction(field))
                        .map(Party::title)
                        .toList();
            case MEMBER -> distinct(field.holders());
        };
    }

    /** Whoever corrects something has to say of which piece, also where several have one title: "Volley", "Volley (2)". */
    private static List<String> distinct(List<String> titles) {
        Map<String, Integer> times = new LinkedHashMap<>();
        List<String> distinct = new ArrayList<>();
        for (String title : titles) {
            int n = times.merge(title, 1, Integer::sum);
            distinct.add(n == 1 ? title : title + " (" + n + ")");
        }
        return distinct;
    }

    static boolean isFaction(StateField field) {
        return field.owner() == StateField.Owner.FACTION;
    }

    private static String kind(StateField field) {
        if (field.marker()) {
            return "marker";
        }
        return switch (field.type().form()) {
            case NUMBER, LEDGER -> "number";
            case FLAG -> "flag";
            case WORD -> "word";
            case SET -> "set";
        };
    }

    private static List<String> listed(ValueType type, List<String> words) {
        return switch (type.form()) {
            case NUMBER, LEDGER, FLAG -> List.of();
            case WORD, SET ->
                type.high() - type.low() >= MOST_WORDS
                        ? List.of()
                        : List.copyOf(words.subList((int) type.low(), (int) type.high() + 1));
        };
    }

    private static BigDecimal bound(ValueType type, long end) {
        if (!isNumber(type)) {
            return BigDecimal.ZERO;
        }
        long farthest = FARTHEST * type.unit();
        return new BigDecimal(Decimals.say(Math.clamp(end, -farthest, farthest), type.unit()));
    }

    private static boolean isNumber(ValueType type) {
        return type.form() == ValueType.Form.NUMBER || type.form() == ValueType.Form.LEDGER;
    }
}
