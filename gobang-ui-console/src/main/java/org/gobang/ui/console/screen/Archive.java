package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.FinishedGames;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.ConsoleTexts;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Shelf;

/** What a person does with the games on disk: saves one, looks at one, goes on with one. */
final class Archive {

  private final ScreenSession session;
  private final Records records;
  private final Shelf shelf;
  private final BackgroundTasks disk;
  private final PositionDescriber describer;
  private final Texts texts;
  private final Names names;
  private Optional<String> offer = Optional.empty();

  Archive(
      ScreenSession session,
      Records records,
      Shelf shelf,
      BackgroundTasks disk,
      PositionDescriber describer,
      Names names) {
    this.session = session;
    this.records = records;
    this.shelf = shelf;
    this.disk = disk;
    this.describer = describer;
    this.texts = describer.texts();
    this.names = names;
  }

  /**
   * Looks for a game that was left, to be offered.
   *
   * @param begin told whether there is one
   */
  void begin(Consumer<Boolean> begin) {
    disk.deliver(
        shelf.unfinished(),
        left -> {
          offer = left.map(names::unfinished);
          begin.accept(offer.isPresent());
        },
        refused -> {
          begin.accept(false);
          notices().fail(refused);
        });
  }

  /** The game that was left, in a sentence, until the person has gone on with it or another. */
  Optional<String> offer() {
    return offer;
  }

  void dropOffer() {
    offer = Optional.empty();
  }

  /** Goes on with the game that was left. */
  void resume() {
    disk.deliver(
        shelf.unfinished(),
        left ->
            left.ifPresentOrElse(this::open, () -> notices().fail(texts.of("unfinished.none"))));
  }

  private Notices notices() {
    return session.notices();
  }

  /** Opens a game in place of the one at hand, or shows why it cannot be opened. */
  void open(GameSetup setup) {
    open(setup, () -> {});
  }

  private void open(GameSetup setup, Runnable opened) {
    session
        .presenter()
        .open(
            setup,
            () -> {
              dropOffer();
              opened.run();
            },
            notices()::fail);
  }

  /** The finished games, to choose from. */
  FinishedGames finishedGames() {
    return new FinishedGames(
        records,
        describer,
        disk,
        new FinishedGames.View() {
          @Override
          public void failed(String sentence) {
            notices().fail(sentence);
          }
        });
  }

  /** Reads a game and shows it. */
  void look(String file) {
    disk.deliver(shelf.read(file), this::look);
  }

  private void look(LoadedGame read) {
    open(GameSetup.explore(read.record()), () -> notices().say(texts.all(read.skipped())));
  }

  /** Writes a game as it stands at a path; asks first where another file would be lost. */
  void save(GameRecord record, List<Integer> path, Command.Save save) {
    String file = save.file();
    disk.run(
        () -> !save.replaces() && shelf.isForeign(file),
        foreign -> {
          if (foreign) {
            String name = ConsoleTexts.quoted(String.valueOf(Path.of(file).getFileName()));
            session
                .questions()
                .ask(texts.of("save.replace?", name), () -> write(record, path, file));
          } else {
            write(record, path, file);
          }
        });
  }

  private void write(GameRecord record, List<Integer> path, String file) {
    disk.deliver(
        shelf.save(record, path, file),
        leftOut -> {
          List<String> sentences = new ArrayList<>(List.of(texts.of("saved", file)));
          sentences.addAll(leftOut);
          notices().say(texts.all(sentences));
        });
  }
}
