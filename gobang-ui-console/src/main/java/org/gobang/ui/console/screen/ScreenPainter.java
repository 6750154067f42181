package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ForbiddenMark;

/** Draws the whole screen: the board, the panel and the footer. */
record ScreenPainter(
    ScreenSession session,
    KeyBindings controls,
    PageStack pages,
    Texts texts,
    PanelText panelText) {

  private static final int WEIGHTS_SHOWN = 8;
  private static final long SPINNER_MILLIS = 100;

  /** Draws a frame and returns the area of the board, if visible. */
  Optional<BoardGeometry> paint(TextCanvas canvas, TerminalStyle look) {
    if (pages.open().isPresent()) {
      pages.open().get().paint(canvas, look);
      return Optional.empty();
    }
    if (session.display().position().isEmpty()) {
      boolean leads = session.presenter().leads();
      centred(canvas, session.display().status() + (leads ? "" : texts.of("waiting.leave")));
      return Optional.empty();
    }
    ShownPosition now = session.display().position().get();
    int size = now.size();
    if (!Layout.fits(canvas.columns(), canvas.rows(), size)) {
      centred(canvas, texts.of("too.small", Layout.leastColumns(size), Layout.leastRows(size)));
      return Optional.empty();
    }
    Layout layout = Layout.of(canvas.columns(), canvas.rows(), size, canvas.widths().narrow());
    new TextBoardPainter(canvas, layout.board(), look).paint(board(now));
    PanelView panel = panel(now, look.glyphs(), layout);
    new PanelPainter(canvas, look, layout.panelX(), layout.panelWidth())
        .paint(panel, layout.panelY(), layout.panelHeight());
    paintFoot(canvas, look, layout, now, panel);
    return Optional.of(layout.board());
  }

  private static void centred(TextCanvas canvas, String text) {
    List<String> lines = LineWrapper.of(text, canvas.columns(), canvas.widths());
    int row = Math.max(0, (canvas.rows() - lines.size()) / 2);
    for (String line : lines) {
      canvas.put((canvas.columns() - canvas.widths().of(line)) / 2, row++, line, TextStyle.PLAIN);
    }
  }

  private BoardView board(ShownPosition now) {
    // After a mistake, the user can ask about other points.
    boolean points =
        now.state().personToMove()
            || session.presenter().assistance().teacher().lesson().isPresent();
    boolean plays = session.presenter().leads() && points && !session.viewing();
    return new BoardView(
        now.state().board(),
        now.last(),
        plays ? Optional.of(controls.cursor()) : Optional.empty(),
        now.line(),
        session.refusal().map(Verdict.Refused::points).orElse(List.of()),
        session.forbidden(),
        now.step(),
        isReviewing(now.state()) ? next(now.state()) : List.of(),
        session.display().hint().flatMap(SteppedHint::point),
        session.display().hint().flatMap(SteppedHint::area),
        session.display().problemLine(),
        session.display().weights().map(each -> Heat.of(each.weights())));
  }

  private static List<Point> next(GameState state) {
    return Navigation.next(state).stream()
        .map(Node::move)
        .flatMap(
            move -> move instanceof Move.Place place ? Stream.of(place.point()) : Stream.empty())
        .toList();
  }

  /** Returns whether the game is being reviewed or paused. */
  private boolean isReviewing(GameState state) {
    return session.viewing()
        || (state.paused() && !session.presenter().assistance().teacher().isHolding());
  }

  private PanelView panel(ShownPosition now, Glyphs glyphs, Layout layout) {
    GameState state = now.state();
    List<PanelView.Side> sides = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      sides.add(
          new PanelView.Side(
              stone,
              now.side(stone, texts),
              session.display().left(stone).map(Formats::clock).orElse(""),
              !now.over() && now.toMove() == stone));
    }
    return new PanelView(
        now.title(texts),
        sides,
        status(now, glyphs),
        now.over(),
        notes(now),
        insight(state),
        session
            .display()
            .weights()
            .map(each -> panelText.weights(each, WEIGHTS_SHOWN))
            .orElse(List.of()),
        panelText.moves(now, layout.panelWidth()));
  }

  /**
   * Returns the insights on the position from an analysis, or otherwise from the engine that plays.
   */
  private List<String> insight(GameState state) {
    LiveAnalysis analysis = session.presenter().analysis();
    return analysis.isOn()
        ? panelText.analysis(analysis)
        : session
            .display()
            .thinking()
            .map(each -> panelText.thinking(each, state))
            .orElse(List.of());
  }

  private List<String> notes(ShownPosition now) {
    List<String> notes =
        new ArrayList<>(session.presenter().leads() ? panelText.offered(now) : List.of());
    session.display().problem().ifPresent(notes::add);
    GameState state = now.state();
    notes.addAll(isReviewing(state) ? panelText.notes(state) : PanelText.comment(state));
    return notes;
  }

  private String status(ShownPosition now, Glyphs glyphs) {
    String status = session.display().status();
    return now.computerThinks()
        ? glyphs.spinner(session.display().thinkingTime().toMillis() / SPINNER_MILLIS)
            + " "
            + status
        : status;
  }

  private void paintFoot(
      TextCanvas canvas, TerminalStyle look, Layout layout, ShownPosition now, PanelView panel) {
    GameState state = now.state();
    PanelPainter.Line message = message(canvas, layout, state);
    boolean oneRow = layout.messageY() == layout.inputY();
    if (oneRow && message.text().isEmpty() && layout.panelHeight() == 0) {
      message = new PanelPainter.Line(panel.status(), TextStyle.STRONG);
    }
    List<String> rows = LineWrapper.of(message.text(), layout.footWidth(), canvas.widths());
    boolean typing = !controls.typed().isEmpty();
    // The message takes precedence over the key bar, which the help page repeats, but not over
    // input.
    int most = typing ? (oneRow ? 0 : 1) : (oneRow ? 1 : 2);
    String rest = String.join(" ", rows.subList(Math.min(most, rows.size()), rows.size()));
    for (int row = 0; row < Math.min(most, rows.size()); row++) {
      boolean last = row == most - 1;
      String text = last && !rest.isEmpty() ? rows.get(row) + " " + rest : rows.get(row);
      String fits = canvas.widths().fit(text, layout.footWidth(), "..");
      canvas.put(layout.footX(), layout.messageY() + row, fits, message.style());
    }
    if (typing) {
      paintTyped(canvas, layout, now);
    } else if (rows.size() < (oneRow ? 1 : 2)) {
      List<String> keys = KeyBar.offered(keys(state), controls.commands()::isOffered);
      new KeyBar(canvas, layout, texts, look).paint(keys);
    }
  }

  private List<String> keys(GameState state) {
    if (!session.presenter().leads()) {
      return KeyBar.WATCHES;
    }
    if (session.presenter().assistance().teacher().lesson().isPresent()) {
      return KeyBar.LESSONS;
    }
    if (session.presenter().problems().status().isPresent()) {
      return session.viewing() ? KeyBar.SOLVED : KeyBar.SOLVES;
    }
    return session.viewing() ? KeyBar.VIEWS : isReviewing(state) ? KeyBar.PAUSES : KeyBar.PLAYS;
  }

  /**
   * Returns the message: a question, otherwise a notice, otherwise the meaning of the marks on the
   * board.
   */
  private PanelPainter.Line message(TextCanvas canvas, Layout layout, GameState state) {
    if (session.questions().open().isPresent()) {
      return new PanelPainter.Line(
          session.questions().open().get().text() + " " + texts.of("yes?"), TextStyle.STRONG);
    }
    Notice notice = session.display().notice();
    if (!notice.sentence().isEmpty()) {
      return new PanelPainter.Line(
          notice.sentence(), notice.failed() ? TextStyle.BAD : TextStyle.PLAIN);
    }
    List<ResumeOffer.Offered> offer = session.offer().games();
    if (!offer.isEmpty()) {
      return new PanelPainter.Line(offered(offer.get(0).text(), offer.size()), TextStyle.PLAIN);
    }
    Map<Point, Verdict.Refused> forbidden = session.forbidden();
    if (state.result().isPresent()
        || forbidden.isEmpty()
        || session.display().weights().isPresent()) {
      return new PanelPainter.Line("", TextStyle.PLAIN);
    }
    String marks = ForbiddenMark.legend(forbidden, kind -> texts.orElse("kind." + kind, kind));
    String legend = texts.of("forbidden", marks);
    boolean fits = canvas.widths().of(legend) <= layout.footWidth();
    return new PanelPainter.Line(fits ? legend : "", TextStyle.FAINT);
  }

  private String offered(String newest, int count) {
    boolean one = count == 1;
    String sentence =
        one ? texts.of("unfinished", newest) : texts.of("unfinished.several", count, newest);
    String keys = texts.of(one ? "unfinished.keys" : "unfinished.keys.several");
    return texts.all(List.of(Printable.of(sentence), keys));
  }

  private void paintTyped(TextCanvas canvas, Layout layout, ShownPosition now) {
    int at = controls.typed().paint(canvas, layout.footX(), layout.inputY(), layout.footWidth());
    String does = InputPreview.of(controls.typed().text(), texts, now);
    String fits = canvas.widths().cut(does, layout.footX() + layout.footWidth() - at - 2);
    canvas.put(at + 2, layout.inputY(), fits, TextStyle.FAINT);
  }
}
