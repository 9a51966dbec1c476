package org.phaseline.language.verify;

import java.util.TreeMap;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Symbols;

/** The fields that formulas with a name look at, also through the formulas they call; each formula is looked through once. */
final class FormulaFields {

    private final TreeMap<String, TreeMap<String, Symbols.Field>> known = new TreeMap<>();

    TreeMap<String, Symbols.Field> of(NamedFormula formula) {
        TreeMap<String, Symbols.Field> before = known.get(formula.name());
        if (before != null) {
            return before;
        }
        TreeMap<String, Symbols.Field> fields = new TreeMap<>();
        known.put(formula.name(), fields);
        NamedFormula.Body body = formula.body();
        if (body != null) {
            look(body.value(), fields);
            for (Modifier modifier : body.modifiers()) {
                look(modifier.amount(), fields);
                if (modifier.condition() != null) {
                    look(modifier.condition(), fields);
                }
                if (modifier.filled() != null) {
                    modifier.filled().values().forEach(value -> look(value, fields));
                }
            }
        }
        return fields;
    }

    private void look(Expr expr, TreeMap<String, Symbols.Field> fields) {
        Parts.walk(expr, part -> {
            if (part instanceof Expr.State state) {
                fields.put(SealedFields.key(state.field()), state.field());
            } else if (part instanceof Expr.HasMarker marker) {
                fields.put(SealedFields.key(marker.marker()), marker.marker());
            } else if (part instanceof Expr.FormulaCall call) {
                fields.putAll(of(call.formula()));
            }
        });
    }
}
