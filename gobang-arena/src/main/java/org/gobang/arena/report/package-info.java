/**
 * The report of a run: {@link org.gobang.arena.report.Report} writes one self-contained HTML file
 * with ratings, crosstable, failures, and a replay of every game.
 */
package org.gobang.arena.report;
