package org.phaseline.language.checked;

import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The kinds of pieces that can be unseen. */
public final class UnseenKinds {

    private final TreeMap<String, Type.Kind> kinds = new TreeMap<>();

    public UnseenKinds(List<CheckedRulebook.Unseen> unseen) {
        unseen.forEach(each -> kinds.put(each.kind().name(), each.kind()));
    }

    public boolean isEmpty() {
        return kinds.isEmpty();
    }

    public Collection<Type.Kind> all() {
        return kinds.values();
    }

    public boolean contains(String kind) {
        return kinds.containsKey(kind);
    }

    /** The kind whose pieces a value is, one or a set of them; null for any other value. */
    public Type.@Nullable Kind of(Type type) {
        Type member = type instanceof Type.SetOf set ? set.member() : type;
        return member instanceof Type.Kind kind ? kinds.get(kind.name()) : null;
    }
}
