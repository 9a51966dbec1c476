package org.phaseline.boards.pictures;

/** An SVG file in the making: a light ground, and below the drawing what the formulas gave. */
class Drawing {
    static final String BLUE = "#2e6f9e";
    static final String RED = "#b4493c";
    static final String GREY = "#8b8a85";
    static final String GREEN = "#5f8f4e";
    static final String GOLD = "#e0b84c";
    private static final String INK = "#2b2a27";
    private static final int MARGIN = 12;
    private static final int LINE = 20;

    private final StringBuilder body = new StringBuilder();
    private final double width;
    private final double height;
    private int lines;

    Drawing(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** Rounded, so that no machine writes another last digit. */
    static String n(double value) {
        long tenths = Math.round(value * 10);
        String whole = (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10;
        return tenths % 10 == 0 ? (tenths == 0 ? "0" : whole) : whole + "." + Math.abs(tenths) % 10;
    }

    void add(String element) {
        body.append("  ").append(element).append('\n');
    }

    void line(double x1, double y1, double x2, double y2, String colour, String more) {
        add("<line x1=\"" + n(x1) + "\" y1=\"" + n(y1) + "\" x2=\"" + n(x2) + "\" y2=\"" + n(y2) + "\" stroke=\""
                + colour + "\" " + more + "/>");
    }

    void text(double x, double y, String colour, int size, String text) {
        add("<text x=\"" + n(x) + "\" y=\"" + n(y) + "\" fill=\"" + colour + "\" font-size=\"" + size
                + "\" text-anchor=\"middle\">" + escaped(text) + "</text>");
    }

    /** One more line below the drawing. */
    void says(String text) {
        lines++;
        add("<text x=\"0\" y=\"" + n(height + 2 + LINE * lines) + "\" fill=\"" + INK
                + "\" font-size=\"14\" font-family=\"ui-monospace, Menlo, Consolas, monospace\">" + escaped(text)
                + "</text>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    String svg() {
        double wholeHeight = height + LINE * lines + 2 * MARGIN;
        double wholeWidth = width + 2 * MARGIN;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + n(wholeWidth) + "\" height=\"" + n(wholeHeight)
                + "\" viewBox=\"" + n(-MARGIN) + " " + n(-MARGIN) + " " + n(wholeWidth) + " " + n(wholeHeight)
                + "\" font-family=\"system-ui, Segoe UI, Helvetica, Arial, sans-serif\">\n  <rect x=\"" + n(-MARGIN)
                + "\" y=\"" + n(-MARGIN) + "\" width=\"" + n(wholeWidth) + "\" height=\"" + n(wholeHeight)
                + "\" fill=\"#ffffff\"/>\n" + body + "</svg>\n";
    }
}
