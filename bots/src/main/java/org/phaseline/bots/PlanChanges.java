package org.phaseline.bots;

/** Changes plans a little: answers become open, are put in or left out, and sometimes all from one on are chosen anew. */
record PlanChanges(Randomness random, int length) {

    /** How many more answers become open besides one. */
    private static final double MORE = 0.35;

    private static final int KINDS = 10;

    AnswerPlan of(AnswerPlan plan) {
        AnswerPlan other = plan.copy();
        int at = random.below(Math.min(length, other.size() + 1));
        switch (random.below(KINDS)) {
            case 0, 1, 2 -> other.cut(at);
            case 3, 4 -> other.insertOpen(at);
            case 5 -> other.remove(at);
            default -> {
                other.open(at);
                for (int i = 0; i < other.size(); i++) {
                    if (random.part() < MORE / length) {
                        other.open(i);
                    }
                }
            }
        }
        return other;
    }
}
