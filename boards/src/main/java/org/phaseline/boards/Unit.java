package org.phaseline.boards;

/** What a table is measured in. */
public enum Unit {
    STEP("step", "steps"),
    INCH("inch", "inches");

    private final String one;
    private final String many;

    Unit(String one, String many) {
        this.one = one;
        this.many = many;
    }

    public String one() {
        return one;
    }

    public String many() {
        return many;
    }
}
