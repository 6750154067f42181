/**
 * Evaluators: evaluation functions for players that search. The author of an evaluator only writes
 * the evaluation; a player such as the bundled {@code lookahead} provides the search.
 *
 * <pre>{@code
 * public final class CentreProvider implements EvaluatorProvider {
 *   public String id() { return "centre"; }
 *   public Label label(Locale locale) { return new Label("Centre", "Likes the middle"); }
 *   public Evaluator create(OptionValues options, Board start) {
 *     return board -> stonesInTheMiddle(board, board.toMove())
 *         - stonesInTheMiddle(board, board.toMove().opponent());
 *   }
 * }
 * }</pre>
 *
 * <p>An option of the player selects the evaluator: {@code lookahead:evaluator=centre,depth=4}.
 */
package org.gobang.api.evaluator;
