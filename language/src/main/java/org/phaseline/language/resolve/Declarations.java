package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;

/** The declarations of all files of a rulebook, sorted by what they declare. */
public final class Declarations {

    private final String file;
    private final List<Declaration> all;

    /** {@code file} is the rulebook's main file: what is missing altogether is missing there. */
    public Declarations(String file, List<Declaration> all) {
        this.file = file;
        this.all = List.copyOf(all);
    }

    /** The same rulebook with other declarations. */
    Declarations with(List<Declaration> changed) {
        return new Declarations(file, changed);
    }

    public <D extends Declaration> List<D> of(Class<D> kind) {
        List<D> found = new ArrayList<>();
        for (Declaration declaration : all) {
            if (kind.isInstance(declaration)) {
                found.add(kind.cast(declaration));
            }
        }
        return found;
    }

    /** The only one of its kind; a second one is a problem. */
    public <D extends Declaration> @Nullable D only(Class<D> kind, String said, Problems problems) {
        List<D> found = of(kind);
        for (int i = 1; i < found.size(); i++) {
            problems.add(
                    Code.DUPLICATE_NAME,
                    found.get(i).place(),
                    "a rulebook has one " + said + ", and this is the second");
        }
        return found.isEmpty() ? null : found.get(0);
    }

    List<Declaration> all() {
        return all;
    }

    /** Where the main file begins, or where its first line stands, if that could be read. */
    public Place beginning() {
        return all.isEmpty() || !all.get(0).place().file().equals(file)
                ? new Place(file, 1, 1, 1)
                : all.get(0).place();
    }
}
