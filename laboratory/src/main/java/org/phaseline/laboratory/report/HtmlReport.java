package org.phaseline.laboratory.report;

import java.util.List;

/** A report as one HTML file that needs nothing else: no network, no scripts; in light and dark colours. */
public final class HtmlReport {

    private static final String STYLE = """
            :root { color-scheme: light dark; --ink: #1c1f23; --soft: #5a636e; --paper: #ffffff; --line: #d5dae0; --band: #f3f5f7;
              --c0: #1f6fb2; --c1: #b2521f; --c2: #4d7d2a; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #a3adb8; --paper: #15181c; --line: #3a424b; --band: #1e2329;
              --c0: #6db3ec; --c1: #f0a06a; --c2: #9ccf74; } }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
            main { max-width: 70rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
            h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0 .5rem; }
            h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
            h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
            p, ul.facts { max-width: 48rem; }
            ul.facts { padding-left: 1.2rem; color: var(--soft); }
            nav { margin: 1rem 0; }
            nav a { display: inline-block; margin: 0 1rem .3rem 0; }
            a { color: var(--c0); }
            .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; }
            figure { margin: 0; min-width: 0; max-width: 36rem; }
            figcaption { font-weight: 600; margin: .5rem 0; }
            svg { width: 100%; height: auto; display: block; }
            svg text { fill: var(--ink); font-size: 15px; }
            .grid { stroke: var(--line); } .range { stroke-width: 4; opacity: .55; } .range.thin { stroke-width: 1.5; }
            .r0 { stroke: var(--c0); } .r1 { stroke: var(--c1); } .r2 { stroke: var(--c2); }
            .c0, .b0 { fill: var(--c0); } .c1, .b1 { fill: var(--c1); } .c2, .b2 { fill: var(--c2); }
            .l0, .l1, .l2 { fill: none; stroke-width: 2.5; } .l0 { stroke: var(--c0); } .l1 { stroke: var(--c1); stroke-dasharray: 7 4; }
            .l2 { stroke: var(--c2); stroke-dasharray: 2 4; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-size: .9rem; }
            th, td { padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
            th { color: var(--soft); font-weight: 600; }
            td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
            td.n { white-space: nowrap; }
            th { vertical-align: bottom; }
            td:first-child { min-width: 12rem; overflow-wrap: anywhere; }
            summary { cursor: pointer; color: var(--c0); margin: .5rem 0; }
            @media (max-width: 40rem) { svg text { font-size: 20px; } h1 { font-size: 1.35rem; } td:first-child { min-width: 8rem; } }
            """;

    private final PlaytestReport report;
    private final StringBuilder out = new StringBuilder();

    private HtmlReport(PlaytestReport report) {
        this.report = report;
    }

    public static String of(PlaytestReport report) {
        return new HtmlReport(report).write();
    }

    private String write() {
        String title = Html.escaped(report.title());
        out.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        out.append("<title>")
                .append(title)
                .append(": playtest</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n");
        out.append("<body>\n<main>\n<h1>").append(title).append(": playtest</h1>\n<ul class=\"facts\">\n");
        report.facts()
                .forEach(fact -> out.append("<li>").append(Html.escaped(fact)).append("</li>\n"));
        out.append("</ul>\n<nav aria-label=\"Contents\">\n");
        for (int i = 0; i < report.sections().size(); i++) {
            out.append("<a href=\"#s").append(i).append("\">");
            out.append(Html.escaped(report.sections().get(i).title())).append("</a>\n");
        }
        out.append("</nav>\n");
        for (int i = 0; i < report.sections().size(); i++) {
            section(report.sections().get(i), i);
        }
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private void section(Section section, int number) {
        out.append("<section id=\"s")
                .append(number)
                .append("\">\n<h2>")
                .append(Html.escaped(section.title()))
                .append("</h2>\n");
        section.sentences()
                .forEach(each -> out.append("<p>").append(Html.escaped(each)).append("</p>\n"));
        if (!section.plots().isEmpty()) {
            out.append("<div class=\"plots\">\n");
            for (Plot plot : section.plots()) {
                out.append("<figure><figcaption>")
                        .append(Html.escaped(plot.title()))
                        .append("</figcaption>\n");
                out.append(SvgPlots.draw(plot)).append("</figure>\n");
            }
            out.append("</div>\n");
        }
        section.tables().forEach(this::table);
        out.append("</section>\n");
    }

    private void table(Table table) {
        out.append("<h3>").append(Html.escaped(table.title())).append("</h3>\n");
        int shown = Math.min(table.shown(), table.rows().size());
        if (table.rows().isEmpty()) {
            out.append("<p>There is nothing to list.</p>\n");
            return;
        }
        rows(table, table.rows().subList(0, shown));
        if (shown < table.rows().size()) {
            out.append("<details><summary>")
                    .append(Figures.count(table.rows().size() - shown))
                    .append(" more</summary>\n");
            rows(table, table.rows().subList(shown, table.rows().size()));
            out.append("</details>\n");
        }
    }

    private void rows(Table table, List<List<Cell>> rows) {
        List<Cell> first = rows.getFirst();
        out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .append(Html.escaped(table.title()));
        out.append("\"><table>\n<thead><tr>");
        for (int i = 0; i < table.columns().size(); i++) {
            out.append("<th scope=\"col\"").append(figure(first.get(i))).append('>');
            out.append(Html.escaped(table.columns().get(i))).append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (List<Cell> row : rows) {
            out.append("<tr>");
            for (Cell cell : row) {
                out.append("<td")
                        .append(figure(cell))
                        .append('>')
                        .append(Html.escaped(cell.text()))
                        .append("</td>");
            }
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div>\n");
    }

    private static String figure(Cell cell) {
        return cell instanceof Cell.Words ? "" : " class=\"n\"";
    }
}
