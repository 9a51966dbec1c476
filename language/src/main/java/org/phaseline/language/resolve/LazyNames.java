package org.phaseline.language.resolve;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** Names by number, each made when somebody wants to read it: a table measured in steps has a hundred thousand spaces. */
final class LazyNames extends AbstractList<String> implements RandomAccess {

    private final int size;
    private final IntFunction<String> name;

    LazyNames(int size, IntFunction<String> name) {
        this.size = size;
        this.name = name;
    }

    @Override
    public String get(int index) {
        return name.apply(index);
    }

    @Override
    public int size() {
        return size;
    }
}
