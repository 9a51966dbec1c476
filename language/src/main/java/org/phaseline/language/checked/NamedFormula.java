package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Declaration;

/** A formula with a name ({@code define}). What it says is filled in when it has been read, which calls of it may not wait for. */
public final class NamedFormula {

    /** {@code variables} are the arguments, {@code type} what the whole gives. */
    public record Body(List<Variable> variables, Expr value, List<Modifier> modifiers, Type type) {}

    private final Declaration.Define declaration;
    private final List<Type> parameters;
    private @Nullable Body body;

    public NamedFormula(Declaration.Define declaration, List<Type> parameters) {
        this.declaration = declaration;
        this.parameters = List.copyOf(parameters);
    }

    public Declaration.Define declaration() {
        return declaration;
    }

    public String name() {
        return declaration.name().text();
    }

    public List<Type> parameters() {
        return parameters;
    }

    /** Null if it is defined by itself, which has been reported. */
    public @Nullable Body body() {
        return body;
    }

    public void fill(Body read) {
        body = read;
    }
}
