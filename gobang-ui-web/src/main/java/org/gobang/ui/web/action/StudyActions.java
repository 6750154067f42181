package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.ui.web.http.Form;
import org.gobang.ui.web.view.EngineLines;

/** What the owner of the table studies: the record, analyses, the explorer, positions. */
final class StudyActions {

  private final Desk desk;
  private final SessionPresenter session;

  StudyActions(Desk desk) {
    this.desk = desk;
    this.session = desk.session().presenter();
  }

  void addTo(Actions actions) {
    for (SessionCommands.Command command : desk.session().commands().all()) {
      // Some ask first, or ask the other side.
      if (!actions.has(command.name())) {
        actions.add(command.name(), command.run());
      }
    }
    actions.add("go", form -> session.actions().goTo(path(form.get("path"))));
    actions.add(
        "move-to",
        form -> session.notices().attempt(() -> session.actions().goToMove(number(form, "ply"))));
    actions.add("comment", this::comment);
    actions.add("why-not", form -> session.askWhyNot(PlayActions.point(form, "at")));
    actions.add(
        "exclude", form -> session.analysisActions().exclude(PlayActions.point(form, "at")));
    actions.add("analysis-settings", () -> desk.form().open(new AnalysisForm(desk)));
    actions.add("choose-problems", () -> desk.form().open(new ProblemsForm(desk)));
    actions.add(
        "teaching",
        () -> session.teach(session.teacher().choice().on(!session.teacher().choice().on())));
    actions.add("include", () -> session.analysis().includeAll());
    actions.add("preview", form -> desk.session().preview(line(form)));
    actions.add("keep-line", this::keepLine);
    explorer(actions);
    edit(actions);
  }

  private void explorer(Actions actions) {
    actions.add("explorer", this::toggleExplorer);
    actions.add("explorer-values", () -> session.explorer().value(!session.explorer().isValued()));
    actions.add(
        "mark",
        form -> session.explorer().mark(form.find("at").map(any -> PlayActions.point(form, "at"))));
    actions.add(
        "follow", form -> session.actions().follow(at(session.explorer().rows(), form).move()));
    actions.add("explored", form -> session.openExplored(at(session.explorer().games(), form)));
  }

  private void toggleExplorer() {
    if (session.explorer().isOpen()) {
      session.explorer().close();
    } else {
      session.explorer().open();
    }
    desk.session().show();
  }

  private void edit(Actions actions) {
    actions.add("tool", this::tool);
    actions.add(
        "hand", form -> position(editor -> editor.choose(value(PositionEditor.Tool.class, form))));
    actions.add("side", form -> position(editor -> editor.toMove(value(Stone.class, form))));
    actions.add("position-clear", () -> position(PositionEditor::clear));
    actions.add("position-play", session::playPosition);
    actions.add("position-analyse", session::analysePosition);
    actions.add("position-cancel", () -> session.positions().end());
  }

  private void position(Consumer<PositionEditor> change) {
    session.positions().change(change);
  }

  private void tool(Form form) {
    Optional<MarkTool> wanted =
        form.find("name").filter(name -> !name.isEmpty()).map(any -> value(MarkTool.class, form));
    session.editor().choose(wanted.filter(tool -> !session.editor().tool().equals(wanted)));
    desk.session().show();
  }

  private static <E extends Enum<E>> E value(Class<E> type, Form form) {
    String name = form.get("name");
    try {
      return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException none) {
      throw new RefusedException("web-form", "there is no " + name, List.of(name));
    }
  }

  /** Words about a move that is no longer looked at come too late. */
  private void comment(Form form) {
    if (path(form.get("path")).equals(desk.session().review().comments().path())) {
      desk.session().review().comments().edit(form.get("text"));
      desk.session().review().comments().save();
    }
  }

  private Optional<Insight.Line> line(Form form) {
    return form.find("engine").isEmpty()
        ? Optional.empty()
        : EngineLines.at(session.analysis(), number(form, "engine"), number(form, "line"));
  }

  private void keepLine(Form form) {
    line(form)
        .ifPresent(
            line -> session.notices().attempt(() -> session.analysis().keepLine(line.moves())));
  }

  private static <T> T at(List<T> rows, Form form) {
    int row = number(form, "row");
    if (row >= rows.size()) {
      throw new RefusedException("web-form", "there is no row " + row, List.of("" + row));
    }
    return rows.get(row);
  }

  private static int number(Form form, String key) {
    return whole(form.get(key));
  }

  private static int whole(String text) {
    if (!text.matches("[0-9]{1,6}")) {
      throw new RefusedException("web-form", text + " is not a number", List.of(text));
    }
    return Integer.parseInt(text);
  }

  private static List<Integer> path(String text) {
    List<Integer> path = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String step : text.split("\\.", -1)) {
        path.add(whole(step));
      }
    }
    return path;
  }
}
