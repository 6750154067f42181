package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.ConsoleTexts;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Table;

/** What a person does with the games on disk: saves one, looks at one, goes on with one. */
final class Archive {

  private final Table table;
  private final Shelf shelf;
  private final Disk disk;
  private final Notices notices;
  private final Texts texts;
  private final Names names;
  private Optional<String> offer = Optional.empty();

  Archive(Table table, Shelf shelf, Disk disk, Notices notices, Texts texts, Names names) {
    this.table = table;
    this.shelf = shelf;
    this.disk = disk;
    this.notices = notices;
    this.texts = texts;
    this.names = names;
  }

  /**
   * Looks for a game that was left, to be offered.
   *
   * @param begin told whether there is one
   */
  void begin(Consumer<Boolean> begin) {
    disk.ask(
        () -> {
          try {
            return new Left(shelf.unfinished(), Optional.empty());
          } catch (RefusedException refused) {
            return new Left(Optional.empty(), Optional.of(refused));
          }
        },
        left -> {
          offer = left.game().map(names::unfinished);
          begin.accept(offer.isPresent());
          left.refused().ifPresent(why -> notices.complain(texts.of(why)));
        });
  }

  /** The game that was left, or why it cannot be looked for. */
  private record Left(Optional<GameSetup> game, Optional<RefusedException> refused) {}

  /** The game that was left, in a sentence, until the person has gone on with it or another. */
  Optional<String> offer() {
    return offer;
  }

  void dropOffer() {
    offer = Optional.empty();
  }

  /** Goes on with the game that was left. */
  void resume() {
    disk.ask(
        shelf::unfinished,
        left ->
            notices.attempt(
                () ->
                    left.ifPresentOrElse(
                        this::open, () -> notices.complain(texts.of("unfinished.none")))));
  }

  /**
   * Opens a game in place of the one at hand.
   *
   * @throws org.gobang.api.RefusedException if it cannot be opened
   */
  void open(GameSetup setup) {
    table.open(setup);
    dropOffer();
  }

  /** The finished games, to choose from. */
  Library library() {
    return new Library(shelf, disk);
  }

  /** Reads a game and shows it. */
  void look(String file) {
    disk.ask(() -> shelf.read(file), this::look);
  }

  private void look(LoadedGame read) {
    notices.attempt(
        () -> {
          table.open(GameSetup.explore(read.record()));
          dropOffer();
          notices.say(Said.well(texts.all(read.skipped())));
        });
  }

  /** Writes a game as it stands at a path; asks first where another file would be lost. */
  void save(GameRecord record, List<Integer> path, Command.Save save) {
    String file = save.file();
    disk.ask(
        () -> !save.replaces() && shelf.isForeign(file),
        foreign -> {
          if (foreign) {
            String name = ConsoleTexts.quoted(String.valueOf(Path.of(file).getFileName()));
            notices.ask(texts.of("save.replace?", name), () -> write(record, path, file));
          } else {
            write(record, path, file);
          }
        });
  }

  private void write(GameRecord record, List<Integer> path, String file) {
    disk.ask(
        () -> shelf.save(record, path, file),
        leftOut -> {
          List<String> sentences = new ArrayList<>(List.of(texts.of("saved", file)));
          sentences.addAll(leftOut);
          notices.say(Said.well(texts.all(sentences)));
        });
  }
}
