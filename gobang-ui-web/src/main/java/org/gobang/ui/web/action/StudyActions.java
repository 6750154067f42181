package org.gobang.ui.web.action;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.http.Form;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;

/** The study actions of a table's owner: the record, analyses, the explorer and positions. */
record StudyActions(ActionContext context) {

  void addTo(Actions actions) {
    bind(context.session().commands());
    for (CommandRow row : SessionCommands.TABLE) {
      // Some of them ask for confirmation or need the consent of the other side.
      if (context.session().commands().has(row) && !actions.has(row.name())) {
        actions.add(row.name(), () -> context.session().commands().run(row));
      }
    }
    actions.add("comment", this::comment);
    actions.add("why", form -> session().assistance().askWhyNot(FormValues.point(form)));
    actions.add("exclude", form -> session().analysis().exclude(FormValues.point(form)));
    actions.add("preview", form -> context.session().board().preview(line(form)));
    actions.attempt("keep-line", this::keepLine);
    explorer(actions);
    edit(actions);
  }

  private SessionPresenter session() {
    return context.presenter();
  }

  private void bind(SessionCommands commands) {
    OpeningExplorer explorer = session().explorer();
    HeatMap heatMap = session().assistance().adviser().heatMap();
    commands.bind(
        "analysis-settings", () -> context.form().open(new AnalysisForm(context.session())));
    commands.bind("choose-problems", () -> context.form().open(new ProblemsForm(context)));
    commands.bind("heat", this::toggleHeat, heatMap::isOn);
    commands.bind("explorer", this::toggleExplorer, explorer::isOpen);
    commands.bind(
        "explorer-values", () -> explorer.value(!explorer.isValued()), explorer::isValued);
  }

  private void toggleHeat() {
    boolean on = session().assistance().adviser().heatMap().isOn();
    session().assistance().showWeights(on ? Source.OfGame.OFF : Source.OfGame.ANY);
  }

  private void explorer(Actions actions) {
    actions.add(
        "mark",
        form -> session().explorer().mark(form.find("at").map(any -> FormValues.point(form))));
    actions.add(
        "follow",
        form ->
            session().actions().follow(FormValues.row(session().explorer().rows(), form).move()));
    actions.add(
        "explored",
        form -> session().openExplored(FormValues.row(session().explorer().games(), form)));
  }

  private void toggleExplorer() {
    if (session().explorer().isOpen()) {
      session().explorer().close();
    } else {
      session().explorer().open();
    }
    context.session().show();
  }

  private void edit(Actions actions) {
    actions.add("tool", this::tool);
    actions.add(
        "hand",
        form ->
            position(editor -> editor.choose(FormValues.named(PositionEditor.Tool.class, form))));
    actions.add(
        "side", form -> position(editor -> editor.toMove(FormValues.named(Stone.class, form))));
    actions.add("position-clear", () -> position(PositionEditor::clear));
    actions.add("position-play", session()::playPosition);
    actions.add("position-analyse", session()::analysePosition);
    actions.add("position-cancel", () -> session().positions().end());
  }

  private void position(Consumer<PositionEditor> change) {
    session().positions().change(change);
  }

  private void tool(Form form) {
    Optional<MarkTool> wanted =
        form.find("name")
            .filter(name -> !name.isEmpty())
            .map(any -> FormValues.named(MarkTool.class, form));
    session().editor().choose(wanted.filter(tool -> !session().editor().tool().equals(wanted)));
    context.session().show();
  }

  /**
   * Sets the comment on the given move of the current game, even if another position is shown by
   * now because the other side has moved.
   */
  private void comment(Form form) {
    boolean another =
        form.find("game")
            .filter(any -> FormValues.number(form, "game") != context.session().games())
            .isPresent();
    if (another) {
      throw new RefusedException("comment-gone", "the game is closed");
    }
    context.session().review().comments().write(FormValues.path(form), form.get("text"));
  }

  /** Returns the requested variation of an engine, or empty if it no longer exists. */
  private Optional<Insight.Line> line(Form form) {
    if (form.find("engine").isEmpty()) {
      return Optional.empty();
    }
    return session().analysis().findings().stream()
        .skip(FormValues.number(form, "engine"))
        .limit(1)
        .flatMap(engine -> engine.lines().stream().skip(FormValues.number(form, "line")))
        .findFirst();
  }

  private void keepLine(Form form) {
    line(form).ifPresent(line -> session().analysis().keepLine(line.moves()));
  }
}
