package org.phaseline.session;

import java.util.Map;
import org.phaseline.engine.umpire.Correction;

/** A correction as it is kept while the others are asked. */
final class KeptCorrection {

    private static final String WHAT = "correct";
    private static final String DECISION = "decision";
    private static final String STEP = "step";
    private static final String FIELD = "field";
    private static final String HOLDER = "holder";
    private static final String VALUE = "value";

    private KeptCorrection() {}

    static Map<String, String> of(Correction correction) {
        return switch (correction) {
            case Correction.Skip skip -> Map.of(WHAT, "skip", DECISION, skip.decision());
            case Correction.GoTo goTo -> Map.of(WHAT, "go to", STEP, goTo.step());
            case Correction.Insert insert -> Map.of(WHAT, "insert", STEP, insert.step());
            case Correction.SetValue set ->
                Map.of(WHAT, "set", FIELD, set.field(), HOLDER, set.holder(), VALUE, set.value());
            case Correction.End end -> Map.of(WHAT, "end", VALUE, end.how().word(), HOLDER, end.winners());
        };
    }

    static Correction read(TableMessage said) {
        return switch (said.more(WHAT)) {
            case "skip" -> new Correction.Skip(said.more(DECISION));
            case "go to" -> new Correction.GoTo(said.more(STEP));
            case "insert" -> new Correction.Insert(said.more(STEP));
            case "end" ->
                new Correction.End(
                        Correction.Ending.of(said.more(VALUE)).orElse(Correction.Ending.DRAWN), said.more(HOLDER));
            default -> new Correction.SetValue(said.more(FIELD), said.more(HOLDER), said.more(VALUE));
        };
    }
}
