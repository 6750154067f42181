/**
 * Tactics problems: bundled ones, those from the user's own games, due dates, and the choice of the
 * next problem.
 */
package org.gobang.study.problem;
