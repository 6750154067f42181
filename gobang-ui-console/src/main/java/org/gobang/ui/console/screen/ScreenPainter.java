package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.newgame.Exploring;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Mark;
import org.gobang.ui.console.table.Review;

/** Draws the whole screen: the board, the panel, and the foot. */
final class ScreenPainter {

  private static final Style FAINT = Style.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final Style BAD = Style.PLAIN.ink(new Colour(0xe0604c, 9)).bolder();
  private static final Style STRONG = Style.PLAIN.bolder();
  private static final int WEIGHTS_SHOWN = 8;
  private static final long SPINNER_MILLIS = 100;

  private final Session session;
  private final Controls controls;
  private final Pages pages;
  private final Texts texts;
  private final Describer describer;

  ScreenPainter(Session session, Controls controls, Pages pages, Texts texts, Describer describer) {
    this.session = session;
    this.controls = controls;
    this.pages = pages;
    this.texts = texts;
    this.describer = describer;
  }

  /** Draws a frame; gives where the board lies on it, if there is one. */
  Optional<BoardGeometry> paint(Canvas canvas, Look look) {
    if (pages.open().isPresent()) {
      pages.open().get().paint(canvas, look);
      return Optional.empty();
    }
    if (session.heard().state().isEmpty()) {
      centred(canvas, texts.of("waiting") + texts.of("waiting.leave"));
      return Optional.empty();
    }
    GameState state = session.heard().state().get();
    int size = state.board().size();
    if (!Layout.fits(canvas.columns(), canvas.rows(), size)) {
      centred(canvas, texts.of("too.small", Layout.leastColumns(size), Layout.leastRows(size)));
      return Optional.empty();
    }
    Layout layout = Layout.of(canvas.columns(), canvas.rows(), size);
    new BoardPainter(canvas, layout.board(), look).paint(board(state));
    PanelView panel = panel(state, look.glyphs(), layout);
    new PanelPainter(canvas, look, layout.panelX(), layout.panelWidth())
        .paint(panel, layout.panelY(), layout.panelHeight());
    paintFoot(canvas, look, layout, state, panel);
    return Optional.of(layout.board());
  }

  private void centred(Canvas canvas, String text) {
    List<String> lines = Wrap.of(text, canvas.columns(), canvas.widths());
    int row = Math.max(0, (canvas.rows() - lines.size()) / 2);
    for (String line : lines) {
      canvas.put((canvas.columns() - canvas.widths().of(line)) / 2, row++, line, Style.PLAIN);
    }
  }

  private BoardView board(GameState state) {
    Board board = state.board();
    List<Move> moves = board.moves();
    Optional<Point> last =
        !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Place place
            ? Optional.of(place.point())
            : Optional.empty();
    boolean plays = session.leads() && state.personToMove() && !session.viewing();
    List<Point> line = board.outcome() instanceof Outcome.Won won ? won.line() : List.<Point>of();
    return new BoardView(
        board,
        last,
        plays ? Optional.of(controls.cursor()) : Optional.empty(),
        line,
        session.heard().refusal().map(Verdict.Refused::points).orElse(List.of()),
        session.forbidden(),
        lookingAround(state) ? Review.next(state) : List.of(),
        session.hint().map(Hint::point),
        session.heard().weighed().map(each -> Heat.of(each.weights())));
  }

  /** Whether somebody looks at the game rather than plays it. */
  private boolean lookingAround(GameState state) {
    return session.viewing() || state.paused();
  }

  private PanelView panel(GameState state, Glyphs glyphs, Layout layout) {
    List<PanelView.Side> sides = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      sides.add(
          new PanelView.Side(
              stone,
              describer.name(state, stone),
              session.heard().left(stone).map(Describer::clock).orElse(""),
              state.result().isEmpty() && state.board().toMove() == stone));
    }
    return new PanelView(
        describer.title(state),
        sides,
        status(state, glyphs),
        state.result().isPresent(),
        lookingAround(state) ? describer.notes(state) : Describer.comment(state),
        session.heard().thinking().map(each -> describer.thinking(each, state)).orElse(List.of()),
        session
            .heard()
            .weighed()
            .map(each -> describer.weights(each, WEIGHTS_SHOWN))
            .orElse(List.of()),
        Describer.moves(state, layout.panelWidth()));
  }

  private String status(GameState state, Glyphs glyphs) {
    Optional<String> ending =
        state.ended().or(state::result).map(end -> describer.ending(state, end));
    Optional<String> shown = Exploring.shown(state, texts);
    if (ending.isPresent() || state.explored()) {
      return texts.all(Stream.concat(ending.stream(), shown.stream()).toList());
    }
    if (state.paused()) {
      return shown.orElse(texts.of("paused"));
    }
    if (session.heard().computerThinks()) {
      long millis = session.heard().thought().toMillis();
      String name = describer.name(state, state.board().toMove());
      return glyphs.spinner(millis / SPINNER_MILLIS)
          + " "
          + texts.of("thinking", name, Long.toString(millis / 1000));
    }
    return describer.turn(state);
  }

  private void paintFoot(
      Canvas canvas, Look look, Layout layout, GameState state, PanelView panel) {
    Line said = said(canvas, layout, state);
    boolean oneRow = layout.messageY() == layout.inputY();
    if (oneRow && said.text().isEmpty() && layout.panelHeight() == 0) {
      said = new Line(panel.status(), STRONG);
    }
    List<String> rows = Wrap.of(said.text(), layout.footWidth(), canvas.widths());
    boolean typing = !controls.typed().isEmpty();
    // What is said goes before the keys, which stand in the help, but not before what is typed.
    int most = typing ? (oneRow ? 0 : 1) : (oneRow ? 1 : 2);
    String rest = String.join(" ", rows.subList(Math.min(most, rows.size()), rows.size()));
    for (int row = 0; row < Math.min(most, rows.size()); row++) {
      boolean last = row == most - 1;
      String text = last && !rest.isEmpty() ? rows.get(row) + " " + rest : rows.get(row);
      String fits = canvas.widths().fit(text, layout.footWidth(), "..");
      canvas.put(layout.footX(), layout.messageY() + row, fits, said.style());
    }
    if (typing) {
      paintTyped(canvas, layout);
    } else if (rows.size() < (oneRow ? 1 : 2)) {
      KeyBar.paint(canvas, layout, texts, look, keys(state));
    }
  }

  private List<String> keys(GameState state) {
    if (!session.leads()) {
      return KeyBar.WATCHES;
    }
    return session.viewing() ? KeyBar.VIEWS : state.paused() ? KeyBar.PAUSES : KeyBar.PLAYS;
  }

  private record Line(String text, Style style) {}

  /** What is said: a question before an answer, an answer before the meaning of marks. */
  private Line said(Canvas canvas, Layout layout, GameState state) {
    if (session.notices().question().isPresent()) {
      return new Line(session.notices().question().get().text() + " " + texts.of("yes?"), STRONG);
    }
    Said said = session.notices().said();
    if (!said.text().isEmpty()) {
      return new Line(said.text(), said.bad() ? BAD : Style.PLAIN);
    }
    Optional<Hint> hint = session.hint();
    if (hint.isPresent()) {
      return new Line(session.advice().sentence(hint.get()), Style.PLAIN);
    }
    if (session.archive().offer().isPresent()) {
      String keys = texts.of("sentences.between") + texts.of("unfinished.keys");
      return new Line(session.archive().offer().get() + keys, Style.PLAIN);
    }
    Map<Point, Verdict.Refused> forbidden = session.forbidden();
    if (state.result().isPresent()
        || forbidden.isEmpty()
        || session.heard().weighed().isPresent()) {
      return new Line("", Style.PLAIN);
    }
    String marks = describer.legend(Mark.kinds(forbidden));
    String legend = texts.of("forbidden", marks);
    boolean fits = canvas.widths().of(legend) <= layout.footWidth();
    return new Line(fits ? legend : "", FAINT);
  }

  private void paintTyped(Canvas canvas, Layout layout) {
    int at = controls.typed().paint(canvas, layout.footX(), layout.inputY(), layout.footWidth());
    String does = Meaning.of(controls.typed().text(), texts, layout.board().size());
    String fits = canvas.widths().cut(does, layout.footX() + layout.footWidth() - at - 2);
    canvas.put(at + 2, layout.inputY(), fits, FAINT);
  }
}
