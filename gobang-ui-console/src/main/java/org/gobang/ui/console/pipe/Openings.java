package org.gobang.ui.console.pipe;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Table;

/** Opens another game in place of the one at hand, and says that what comes now is of it. */
final class Openings {

  private final PipeStreams streams;
  private final Texts texts;
  private final Table table;
  private final Shelf shelf;
  private final Names names;

  Openings(PipeStreams streams, Texts texts, Table table, Shelf shelf, Names names) {
    this.streams = streams;
    this.texts = texts;
    this.table = table;
    this.shelf = shelf;
    this.names = names;
  }

  /** Says that a game was left, to one who may go on with it. */
  void offer() {
    if (table.leads()) {
      shelf
          .unfinished()
          .map(left -> texts.all(List.of(names.unfinished(left), texts.of("unfinished.pipe"))))
          .ifPresent(streams::say);
    }
  }

  /** Goes on with the game that was left. */
  void resume() {
    GameSetup left =
        shelf.unfinished().orElseThrow(() -> new RefusedException(texts.of("unfinished.none")));
    table.open(left);
    streams.event("resumed");
  }

  void again() {
    table.again();
    streams.event("new game");
  }

  void position(String text) {
    table.open(table.position(text));
    streams.event("new game");
  }

  /** Has play go on from the position that is shown. */
  void playOn() {
    boolean explored = table.game().filter(game -> game.state().explored()).isPresent();
    table.playOn();
    if (explored) {
      streams.event("new game");
    }
  }

  /** Opens a game to be looked at. */
  void look(String file) {
    if (file.isEmpty()) {
      throw new RefusedException(texts.of("open.what"));
    }
    LoadedGame read = shelf.read(file);
    table.open(GameSetup.explore(read.record()));
    streams.event("opened " + file);
    read.skipped().forEach(streams::say);
    Result.recorded(read.record().tags()).map(this::recorded).ifPresent(streams::say);
  }

  private String recorded(Result end) {
    String winner = end.winner().map(Events::name).orElse("draw");
    return texts.of("recorded", winner, end.ending().word());
  }
}
