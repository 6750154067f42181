package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;

/** The actions of a table's owner on the host: new games, files, plugins and other tables. */
record OwnerActions(ActionContext context) {

  void addTo(Actions actions) {
    if (context.session().mayChange()) {
      actions.add(
          "new", () -> context.presenter().games().setups().last().ifPresent(this::chooseNewGame));
      actions.add("swap", this::swap);
      context.files().ifPresent(files -> addFiles(actions, files));
    }
    actions.add(
        "invite", () -> context.form().open(new InviteForm(context.table(), context.texts())));
    actions.add("plugins", () -> context.form().open(new PluginsForm(context)));
    actions.add("updates", () -> context.form().open(new UpdatesForm(context)));
    actions.add("quit", this::quit);
  }

  private void addFiles(Actions actions, GameFiles files) {
    actions.add("open", () -> context.form().open(new FileForm(files, context.texts())));
    actions.add("games", () -> context.form().open(new GamesForm(context, files)));
    actions.add("paste-text", form -> files.paste(form.get("text")));
  }

  /** Opens the form for a new game asynchronously, because plugins provide the choices. */
  private void chooseNewGame(GameSetup last) {
    Workbench host = context.session().workbench();
    context
        .tasks()
        .run(
            () -> {
              GameChoices offer = GameChoices.of(host.plugins(), context.texts());
              return new NewGame(host, last, offer, Optional.empty());
            },
            choice -> context.form().open(new NewGameForm(context, choice)));
  }

  private void swap() {
    boolean begun = context.presenter().state().filter(now -> !now.line().isEmpty()).isPresent();
    if (begun && context.table().isBetweenTwo()) {
      throw new RefusedException("web-two", "not while two people play");
    }
    context.presenter().actions().swapSides();
  }

  private void quit() {
    context
        .questions()
        .confirm(
            context.texts().of("web.quit.sure"),
            context.texts().of("web.quit"),
            context.table()::quit);
  }
}
