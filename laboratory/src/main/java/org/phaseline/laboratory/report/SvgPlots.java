package org.phaseline.laboratory.report;

import java.util.List;
import java.util.Locale;
import org.phaseline.laboratory.statistics.Proportion;

/** Draws plots as SVG. Colours are classes of the page, so that they are right in the dark, too. */
final class SvgPlots {

    private static final int WIDTH = 640;
    private static final int LABEL = 190;
    private static final int ROW = 30;
    private static final int TOP = 14;
    private static final int FOOT = 34;
    private static final int TALL = 220;
    private static final int LEFT = 70;
    private static final int RIGHT = 34;
    private static final int LONGEST_LABEL = 26;
    private static final int MOST_TICKS = 8;
    private static final int LEGEND = 22;

    /** Lines begin so far inside, so that their first figure does not meet those at the left. */
    private static final int INSIDE = 26;

    private static final int BESIDE = 7;

    private final StringBuilder out = new StringBuilder();

    private SvgPlots() {}

    static String draw(Plot plot) {
        SvgPlots svg = new SvgPlots();
        switch (plot) {
            case Plot.Shares shares -> svg.shares(shares);
            case Plot.Bars bars -> svg.bars(bars);
            case Plot.Lines lines -> svg.lines(lines);
            case Plot.Parts parts -> svg.parts(parts);
        }
        return svg.out.toString();
    }

    private void begin(int height, String title) {
        out.append("<svg viewBox=\"0 0 ").append(WIDTH).append(' ').append(height);
        out.append("\" role=\"img\" aria-label=\"").append(Html.escaped(title)).append("\">");
    }

    private void end() {
        out.append("</svg>\n");
    }

    private void line(String kind, double x1, double y1, double x2, double y2) {
        out.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                kind,
                x1,
                y1,
                x2,
                y2));
    }

    private void text(String anchor, double x, double y, String text) {
        out.append(String.format(Locale.ROOT, "<text text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">", anchor, x, y));
        out.append(Html.escaped(text)).append("</text>");
    }

    private void dot(String kind, double x, double y, String title) {
        out.append(String.format(Locale.ROOT, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\">", kind, x, y));
        out.append("<title>").append(Html.escaped(title)).append("</title></circle>");
    }

    private void box(String kind, double x, double y, double wide, double tall, String title) {
        out.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">",
                kind,
                x,
                y,
                Math.max(0, wide),
                Math.max(0, tall)));
        out.append("<title>").append(Html.escaped(title)).append("</title></rect>");
    }

    private static String cut(String label) {
        return label.codePointCount(0, label.length()) <= LONGEST_LABEL
                ? label
                : label.substring(0, label.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
    }

    private void shares(Plot.Shares plot) {
        int height = TOP + ROW * plot.shares().size() + FOOT;
        double scale = (WIDTH - LABEL - RIGHT) / 100.0;
        begin(height, plot.title());
        for (int percent = 0; percent <= 100; percent += 25) {
            double x = LABEL + percent * scale;
            line("grid", x, TOP, x, height - FOOT);
            text("middle", x, height - FOOT + 18, percent + " %");
        }
        double y = TOP + ROW / 2.0;
        for (Plot.Share each : plot.shares()) {
            Proportion rate = each.rate();
            text("end", LABEL - 10, y + 5, cut(each.label()));
            if (rate.isKnown()) {
                line(
                        "range r" + each.series(),
                        LABEL + 100 * rate.low() * scale,
                        y,
                        LABEL + 100 * rate.high() * scale,
                        y);
                dot(
                        "c" + each.series(),
                        LABEL + 100 * rate.share() * scale,
                        y,
                        each.label() + ": " + Figures.rate(rate));
            }
            y += ROW;
        }
        end();
    }

    private void bars(Plot.Bars plot) {
        int height = TOP + TALL + FOOT + LEGEND;
        long most = plot.bars().stream().mapToLong(Plot.Bar::count).max().orElse(1);
        begin(height, plot.title());
        for (int i = 0; i <= 2; i++) {
            double y = TOP + TALL - TALL * i / 2.0;
            line("grid", LEFT, y, WIDTH - RIGHT, y);
            text("end", LEFT - 6, y + 5, Figures.count(most * i / 2));
        }
        int size = Math.max(1, plot.bars().size());
        double wide = (double) (WIDTH - LEFT - RIGHT) / size;
        int every = (size + MOST_TICKS - 1) / MOST_TICKS;
        for (int i = 0; i < plot.bars().size(); i++) {
            Plot.Bar bar = plot.bars().get(i);
            double tall = (double) TALL * bar.count() / Math.max(1, most);
            box(
                    "b0",
                    LEFT + i * wide + 1,
                    TOP + TALL - tall,
                    wide - 2,
                    tall,
                    bar.label() + ": " + Figures.count(bar.count()));
            if (i % every == 0) {
                // A range is told by where it begins.
                String label = bar.label().contains("–")
                        ? bar.label().substring(0, bar.label().indexOf('–'))
                        : bar.label();
                text("middle", LEFT + (i + 0.5) * wide, TOP + TALL + 18, label);
            }
        }
        text("middle", (LEFT + WIDTH - RIGHT) / 2.0, height - 8, plot.axis());
        end();
    }

    private void lines(Plot.Lines plot) {
        int legend = LEGEND * plot.lines().size();
        int height = TOP + TALL + FOOT + LEGEND + legend;
        begin(height, plot.title());
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = TOP + TALL * (1 - percent / 100.0);
            line("grid", LEFT, y, WIDTH - RIGHT, y);
            text("end", LEFT - 6, y + 5, percent + " %");
        }
        double step = (double) (WIDTH - LEFT - RIGHT - 2 * INSIDE)
                / Math.max(1, plot.at().size() - 1);
        for (int i = 0; i < plot.at().size(); i += 2) {
            text("middle", LEFT + INSIDE + i * step, TOP + TALL + 18, plot.at().get(i));
        }
        text("middle", (LEFT + WIDTH - RIGHT) / 2.0, TOP + TALL + FOOT + 6, plot.axis());
        for (int k = 0; k < plot.lines().size(); k++) {
            // Beside each other: intervals on top of each other could not be told apart.
            line(plot.lines().get(k), k, LEFT + INSIDE + (k - (plot.lines().size() - 1) / 2.0) * BESIDE, step);
            double y = TOP + TALL + FOOT + LEGEND + k * LEGEND;
            line("l" + k, LEFT, y, LEFT + 26, y);
            text("start", LEFT + 34, y + 5, plot.lines().get(k).label());
        }
        end();
    }

    private void line(Plot.Line line, int number, double left, double step) {
        List<Proportion> rates = line.rates();
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < rates.size(); i++) {
            Proportion rate = rates.get(i);
            if (rate.isKnown()) {
                double x = left + i * step;
                points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y(rate.share())));
                line("range thin r" + number, x, y(rate.low()), x, y(rate.high()));
            }
        }
        out.append("<polyline class=\"l")
                .append(number)
                .append("\" points=\"")
                .append(points.toString().strip())
                .append("\"/>");
        for (int i = 0; i < rates.size(); i++) {
            if (rates.get(i).isKnown()) {
                dot(
                        "c" + number,
                        left + i * step,
                        y(rates.get(i).share()),
                        line.label() + ": " + Figures.rate(rates.get(i)));
            }
        }
    }

    private static double y(double share) {
        return TOP + TALL * (1 - share);
    }

    private void parts(Plot.Parts plot) {
        int height = TOP + ROW + LEGEND * (plot.parts().size() + 1);
        begin(height, plot.title());
        double x = 0;
        double y = TOP + ROW + LEGEND;
        for (int i = 0; i < plot.parts().size(); i++) {
            Plot.Part part = plot.parts().get(i);
            double wide = WIDTH * part.share();
            String said = part.label() + ": " + Figures.percent(part.share());
            box("b" + i, x, TOP, wide, ROW, said);
            box("b" + i, 0, y - 11, 14, 14, said);
            text("start", 22, y + 1, said);
            x += wide;
            y += LEGEND;
        }
        end();
    }
}
