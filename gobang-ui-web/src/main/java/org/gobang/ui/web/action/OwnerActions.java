package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.session.SessionPresenter;

/** What the owner of the table does with the host: new games, files, plugins, other tables. */
final class OwnerActions {

  private final ActionContext desk;
  private final SessionPresenter session;

  OwnerActions(ActionContext desk) {
    this.desk = desk;
    this.session = desk.session().presenter();
  }

  void addTo(Actions actions) {
    if (desk.session().mayChange()) {
      actions.add("new", this::chooseNewGame);
      actions.add("swap", this::swap);
      desk.files().ifPresent(files -> addFiles(actions, files));
    }
    actions.add("invite", () -> desk.form().open(new InviteForm(desk)));
    actions.add("plugins", this::listPlugins);
    actions.add("updates", () -> desk.form().open(new UpdatesForm(desk)));
    actions.add("quit", this::quit);
  }

  private void addFiles(Actions actions, GameFiles files) {
    actions.add("open", () -> desk.form().open(new FileForm(files, desk.session().texts())));
    actions.add("games", () -> desk.form().open(new GamesForm(desk, files)));
    actions.add("paste-text", form -> files.paste(form.get("text")));
  }

  /** Plugins are asked what there is to choose from, which may take a while. */
  private void chooseNewGame() {
    session
        .setups()
        .last()
        .ifPresent(
            last ->
                desk.tasks()
                    .run(
                        () ->
                            new NewGame(
                                desk.session().workbench(),
                                last,
                                GameChoices.of(
                                    desk.session().workbench().plugins(), desk.session().texts()),
                                Optional.empty()),
                        choice -> desk.form().open(new NewGameForm(desk, choice))));
  }

  private void swap() {
    boolean begun = session.state().filter(now -> !now.line().isEmpty()).isPresent();
    if (begun && desk.table().isBetweenTwo()) {
      throw new RefusedException("web-two", "not while two people play");
    }
    session.actions().swapSides();
  }

  private void listPlugins() {
    desk.form().open(new PluginsForm(desk));
  }

  private void quit() {
    desk.questions()
        .confirm(
            desk.session().texts().of("web.quit.sure"),
            desk.session().texts().of("web.quit"),
            desk.table()::quit);
  }
}
