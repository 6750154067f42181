package org.gobang.presentation.files;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.saved.Records;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/**
 * A list of the games in a file, from which the user chooses one.
 *
 * @param title the name of the file and the number of games
 * @param rows a numbered description of each game, in file order
 * @param opening opens the game of a row, by its index
 */
public record GameList(String title, List<String> rows, Consumer<Integer> opening) {

  /** Creates a list with a copy of the rows. */
  public GameList {
    rows = List.copyOf(rows);
  }

  /**
   * Returns a list with the summaries of games; calls plugins for the names of players and rules.
   *
   * @param name the name of the file
   * @param opening opens one of the games
   */
  public static GameList of(
      String name,
      List<LoadedGame> games,
      PositionDescriber describer,
      Consumer<LoadedGame> opening) {
    Texts texts = describer.texts();
    List<String> rows = new ArrayList<>();
    for (LoadedGame game : games) {
      GameSummary summary = GameSummary.of(game.record(), name, describer);
      rows.add(texts.of("several.row", rows.size() + 1, summary.sentence(texts), summary.moves()));
    }
    String title = games.size() < Records.MOST_GAMES ? "several.title" : "several.title.most";
    return new GameList(
        texts.of(title, name, games.size()), rows, index -> opening.accept(games.get(index)));
  }

  /** Opens the game of a row. */
  public void open(int index) {
    opening.accept(index);
  }
}
