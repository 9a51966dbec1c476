package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Formulas with a name: compiled once, called with values. */
final class Defines {

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final TreeMap<String, Typed> compiled = new TreeMap<>();
    private final TreeMap<String, Set<Look>> looks = new TreeMap<>();
    private final TreeMap<String, Footprint.Owner> owners = new TreeMap<>();
    private final TreeMap<String, Integer> depths = new TreeMap<>();
    private final LinkedHashSet<String> beingCompiled = new LinkedHashSet<>();

    /** What a formula looks at, and whose it is; however often it does so, once is enough. */
    private record Look(Footprint.Thing thing, Footprint.Owner owner) {}

    Defines(Symbols symbols, Problems problems, Expressions expressions) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
    }

    Typed call(Word name, List<Expression> arguments, Context c) {
        Symbols.Define define = symbols.defines.get(name.text());
        if (define == null) {
            List<String> known = new ArrayList<>(symbols.defines.keySet());
            known.addAll(symbols.tables.keySet());
            known.addAll(NameLookup.FUNCTIONS);
            known.addAll(symbols.boards.isEmpty() ? List.of() : BoardFunction.names());
            problems.unknown(
                    name.place(), "no formula '" + name.text() + "'" + problems.didYouMean(name.text(), known));
            return Typed.UNKNOWN;
        }
        if (arguments.size() != define.parameters().size()) {
            problems.add(
                    name.place(),
                    "'" + name.text() + "' takes "
                            + Say.values(define.parameters().size()) + ", not "
                            + (arguments.isEmpty() ? "none" : String.valueOf(arguments.size())));
            return Typed.UNKNOWN;
        }
        Formula[] values = new Formula[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = expressions.wanted(arguments.get(i), define.parameters().get(i), c);
        }
        Typed body = body(define);
        if (body != null && !expressions.size().holds(depths.getOrDefault(name.text(), 0))) {
            problems.add(name.place(), FormulaSize.TOO_DEEP);
            return Typed.UNKNOWN;
        }
        // Whoever calls a formula looks at what it looks at.
        TreeMap<String, Footprint.Owner> handed = new TreeMap<>();
        for (Look look : looks.getOrDefault(name.text(), new LinkedHashSet<>())) {
            Footprint.Owner whose = look.owner.kind() == Footprint.Owner.Kind.PARAMETER
                    ? handed.computeIfAbsent(look.owner.role(), unused -> owner(look.owner, define, arguments, c))
                    : look.owner;
            c.touch(look.thing, whose, false, name.place());
        }
        return body == null
                ? Typed.UNKNOWN
                : new Typed(
                        body.type(),
                        new PartyFormulas.Defined(
                                values,
                                new Formula[] {body.formula()},
                                body.type().crowd()));
    }

    /** Whose a thing is for the caller: what the formula knows by a parameter's name belongs to who was handed over. */
    private Footprint.Owner owner(
            Footprint.Owner inside, Symbols.Define define, List<Expression> arguments, Context c) {
        if (inside.kind() != Footprint.Owner.Kind.PARAMETER) {
            return inside;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (define.declaration().parameters().get(i).name().text().equals(inside.role())) {
                return expressions.names().owner(arguments.get(i), c);
            }
        }
        return Footprint.Owner.ANY;
    }

    /** Whose the members of the set are that a formula gives. */
    Footprint.Owner ofMembers(String name, List<Expression> arguments, Context c) {
        Symbols.Define define = java.util.Objects.requireNonNull(symbols.defines.get(name));
        if (arguments.size() != define.parameters().size() || body(define) == null) {
            return Footprint.Owner.ANY;
        }
        return owner(ofMembers(define), define, arguments, c);
    }

    /** The same, as the formula itself says it; of one that is defined by itself nobody knows. */
    private Footprint.Owner ofMembers(Symbols.Define define) {
        String name = define.declaration().name().text();
        Footprint.Owner known = owners.putIfAbsent(name, Footprint.Owner.ANY);
        if (known != null) {
            return known;
        }
        Routine routine = new Routine(name, 0, symbols.parties.count(), problems.work());
        Context inside = Context.of(routine, parameters(define), new StepTable(null, 0, -1));
        Footprint.Owner whose =
                expressions.names().ownership().ofMembers(define.declaration().value(), inside);
        owners.put(name, whose);
        return whose;
    }

    /** Compiles every formula, used or not, so that all problems are found. */
    void all() {
        symbols.defines.values().forEach(this::body);
    }

    private static Page parameters(Symbols.Define define) {
        Page page = new Page(null);
        for (int i = 0; i < define.parameters().size(); i++) {
            Word parameter = define.declaration().parameters().get(i).name();
            page.put(Variable.formula(
                    parameter.text(), define.parameters().get(i), parameter.place(), new PartyFormulas.Argument(i)));
        }
        return page;
    }

    private static Set<Look> looksOf(Footprint footprint) {
        Set<Look> looks = new LinkedHashSet<>();
        for (Footprint.Touch touch : footprint.touches) {
            if (!touch.thing().ofPage()) {
                looks.add(new Look(touch.thing(), touch.owner()));
            }
        }
        return looks;
    }

    private @Nullable Typed body(Symbols.Define define) {
        Declaration.Define declaration = define.declaration();
        String name = declaration.name().text();
        Typed done = compiled.get(name);
        if (done != null) {
            return done;
        }
        if (beingCompiled.contains(name)) {
            problems.add(declaration.name().place(), "'" + name + "' is defined by itself");
            return null;
        }
        if (FormulaSize.tooManyNamed(beingCompiled.size())) {
            problems.add(declaration.name().place(), FormulaSize.TOO_DEEP);
            return null;
        }
        beingCompiled.add(name);
        FormulaSize.Outer outer = expressions.size().beginNamed();
        Routine routine = new Routine(name, 0, symbols.parties.count(), problems.work());
        TreeSet<String> twice = new TreeSet<>();
        for (Declaration.Parameter parameter : declaration.parameters()) {
            if (!twice.add(parameter.name().text())) {
                problems.add(parameter.name().place(), "'" + parameter.name().text() + "' is a name already");
            }
        }
        Page page = parameters(define);
        Context c = Context.of(routine, page, new StepTable(null, 0, -1));
        Typed body = expressions.of(declaration.value(), c);
        if (!declaration.modifiers().isEmpty()) {
            Formula whole = Modifiers.added(body, declaration.modifiers(), expressions, c);
            body = new Typed(body.type() instanceof Type.Num ? Type.NUMBER : body.type(), whole);
        }
        if (declaration.type() != null) {
            Type type = new Types(symbols, problems).of(declaration.type());
            if (!body.type().fits(type)) {
                problems.add(
                        declaration.value().place(),
                        type.said() + " is wanted here, not " + body.type().said());
            }
            body = new Typed(type, body.formula());
        }
        compiled.put(name, body);
        depths.put(name, expressions.size().endNamed(outer));
        looks.put(name, looksOf(routine.footprint));
        beingCompiled.remove(name);
        return body;
    }
}
