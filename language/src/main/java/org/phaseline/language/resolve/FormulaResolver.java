package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.outline.AgreeingWords;
import org.phaseline.language.checked.Agreement;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/** Formulas with a name: each is read once, when it is first called. */
final class FormulaResolver {

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;
    private final TreeMap<String, Integer> depths = new TreeMap<>();
    private final LinkedHashSet<String> beingRead = new LinkedHashSet<>();

    FormulaResolver(Resolution all, ExpressionResolver expressions) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
    }

    Expr call(Expression source, Word name, List<Expression> arguments, Context c) {
        NamedFormula formula = symbols.formulas.get(name.text());
        if (formula == null) {
            List<String> known = new ArrayList<>(symbols.formulas.keySet());
            known.addAll(symbols.tables.keySet());
            known.addAll(NameResolver.FUNCTIONS);
            known.addAll(symbols.boards.isEmpty() ? List.of() : BoardFunction.names());
            all.unknown(name.place(), "no formula '" + name.text() + "'" + problems.didYouMean(name.text(), known));
            return new Expr.Unknown(source);
        }
        if (arguments.size() != formula.parameters().size()) {
            problems.add(
                    Code.ARGUMENTS,
                    name.place(),
                    "'" + name.text() + "' takes "
                            + Counted.values(formula.parameters().size()) + Counted.notSoMany(arguments.size()));
            return new Expr.Unknown(source);
        }
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.add(expressions.wanted(arguments.get(i), formula.parameters().get(i), c));
        }
        return applied(source, name, formula, values);
    }

    /** A call with values that are read already. */
    Expr applied(Expression source, Word name, NamedFormula formula, List<Expr> values) {
        all.used(name.text(), name.place());
        read(formula);
        if (formula.body() == null) {
            return new Expr.Unknown(source);
        }
        if (!expressions.depth().holds(depths.getOrDefault(name.text(), 0))) {
            problems.add(Code.TOO_LARGE, name.place(), FormulaDepth.TOO_DEEP);
            return new Expr.Unknown(source);
        }
        return new Expr.FormulaCall(source, formula.body().type(), formula, List.copyOf(values));
    }

    /** Reads every formula, used or not, so that all problems are found. */
    void readAll() {
        symbols.formulas.values().forEach(this::read);
    }

    private void read(NamedFormula formula) {
        Declaration.Define declaration = formula.declaration();
        String name = formula.name();
        if (formula.body() != null) {
            return;
        }
        if (beingRead.contains(name)) {
            problems.add(Code.ENDLESS, declaration.name().place(), "'" + name + "' is defined in terms of itself");
            return;
        }
        if (FormulaDepth.tooManyNamed(beingRead.size())) {
            problems.add(Code.TOO_LARGE, declaration.name().place(), FormulaDepth.TOO_DEEP);
            return;
        }
        beingRead.add(name);
        FormulaDepth.Outer outer = expressions.depth().beginNamed();
        NamedFormula.Body body = body(formula);
        depths.put(name, expressions.depth().endNamed(outer));
        formula.fill(body);
        beingRead.remove(name);
    }

    private NamedFormula.Body body(NamedFormula formula) {
        Declaration.Define declaration = formula.declaration();
        TreeSet<String> twice = new TreeSet<>();
        for (Declaration.Parameter parameter : declaration.parameters()) {
            if (!twice.add(parameter.name().text())) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        parameter.name().place(),
                        "'" + parameter.name().text() + "' is already a parameter here");
            }
        }
        NameScope names = new NameScope(null);
        List<Variable> arguments = new ArrayList<>();
        for (int i = 0; i < formula.parameters().size(); i++) {
            Word parameter = declaration.parameters().get(i).name();
            arguments.add(all.variable(parameter, formula.parameters().get(i), Variable.Kind.ARGUMENT, 0, -1, i));
            names.put(arguments.getLast());
        }
        Context c = Context.of(new RoutineScope(formula.name(), false, problems), names);
        Expr value = expressions.of(declaration.value(), c);
        Type written = declaration.type() == null ? null : new Types(symbols, problems).of(declaration.type());
        if (written != null && written.unit() > 1) {
            value = ExpressionResolver.as(written, value);
        }
        List<Modifier> modifiers = modifiers(value, declaration.modifiers(), c);
        Type type =
                !modifiers.isEmpty() && value.type() instanceof Type.Num num ? Type.Num.in(num.unit()) : value.type();
        if (written != null) {
            if (!type.fits(written)) {
                problems.add(
                        Code.TYPE,
                        declaration.value().place(),
                        "expected " + written.said() + " here, not " + type.said());
            }
            type = written;
        }
        return new NamedFormula.Body(List.copyOf(arguments), value, modifiers, type);
    }

    /** Modifier lines below a name or a formula: what is added to its value when a condition holds. */
    List<Modifier> modifiers(Expr value, List<Statement.Modifier> lines, Context c) {
        Type wanted = Type.Num.in(value.type().unit());
        if (!lines.isEmpty() && !value.type().fits(wanted)) {
            problems.add(Code.TYPE, lines.getFirst().place(), "only a number can have modifiers");
        }
        List<Modifier> read = new ArrayList<>();
        for (Statement.Modifier line : lines) {
            read.add(modifier(line, wanted, c));
        }
        if (!expressions.depth().wraps(lines.size())) {
            problems.add(Code.TOO_LARGE, lines.getLast().place(), FormulaDepth.TOO_DEEP);
        }
        return List.copyOf(read);
    }

    Modifier modifier(Statement.Modifier line, Type wanted, Context c) {
        Expr amount = expressions.wanted(line.amount(), wanted, c);
        Expr condition = line.condition() == null ? null : expressions.flag(line.condition(), c);
        Template template = line.text();
        if (template == null) {
            return new Modifier(amount, condition, "", false, null);
        }
        String text = template.word().text();
        Text filled = template.values().isEmpty() ? null : all.texts.of(template, c);
        boolean agrees = filled == null && template.version() >= Agreement.SINCE && AgreeingWords.isIn(text);
        return new Modifier(amount, condition, text, agrees, filled);
    }
}
