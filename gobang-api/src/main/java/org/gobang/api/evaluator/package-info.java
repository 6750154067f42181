/**
 * Evaluators: what a position is worth, for players that search with an evaluation of another
 * plugin. An author writes the evaluation alone; a player such as the bundled {@code lookahead}
 * brings the search.
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
 * <p>It is chosen as the value of an option of the player: {@code
 * lookahead:evaluator=centre,depth=4}.
 */
package org.gobang.api.evaluator;
