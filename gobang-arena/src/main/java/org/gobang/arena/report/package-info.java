/**
 * The report of a tournament: {@link org.gobang.arena.report.Report} writes one self-contained HTML
 * file with ratings and their history, a crosstable, failures, and a replay of every game; {@link
 * org.gobang.arena.report.LiveReport} provides the data of the same page for a server.
 */
package org.gobang.arena.report;
