package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.position.OpeningStep;

/**
 * A board with its marks.
 *
 * @param board the position
 * @param last the last stone
 * @param cursor the point of the cursor
 * @param line the stones of the winning line
 * @param shown the stones that explain a refused move
 * @param forbidden the points to mark as forbidden
 * @param opening the next step of the opening
 * @param next the next moves in the record
 * @param hint the point of the hint
 * @param area the area of the hint
 * @param expected the moves that refute a wrong answer to a problem or solve the problem
 * @param heat the heat of each point
 */
record BoardView(
    Board board,
    Optional<Point> last,
    Optional<Point> cursor,
    List<Point> line,
    List<Point> shown,
    Map<Point, Verdict.Refused> forbidden,
    OpeningStep opening,
    List<Point> next,
    Optional<Point> hint,
    Optional<Hint.Area> area,
    Optional<ExpectedLine> expected,
    Optional<Heat> heat) {}
