/**
 * Reviews of games: the evaluation and the class of each move, the better line, and the reason.
 * {@link org.gobang.api.analysis.Analyses#review} creates them.
 */
package org.gobang.api.review;
