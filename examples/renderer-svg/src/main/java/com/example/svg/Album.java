package com.example.svg;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.workbench.GameState;

/**
 * The pictures of one game: one file per move, and one more for the end. Each game has a separate
 * folder, so that games do not overwrite each other's pictures.
 *
 * <p>Used by one thread at a time.
 */
final class Album {

  private static final String FINAL = "final.svg";

  private final Path parent;
  private final Captions captions;
  private Optional<Path> folder = Optional.empty();
  private List<Move> drawn = List.of();

  /**
   * Creates an empty album.
   *
   * @param parent the parent folder, in which the folder of the game is created with the first
   *     picture
   */
  Album(Path parent, Captions captions) {
    this.parent = parent;
    this.captions = captions;
  }

  /**
   * Draws new positions. The pictures of taken back moves remain until another move is made, so
   * that browsing the game changes nothing.
   */
  void show(GameState state) throws IOException {
    List<Move> moves = state.board().moves();
    int known = 0;
    while (known < Math.min(moves.size(), drawn.size())
        && moves.get(known).equals(drawn.get(known))) {
      known++;
    }
    if (known < moves.size()) {
      Files.deleteIfExists(folder().resolve(FINAL));
      for (int move = drawn.size(); move > known; move--) {
        Files.deleteIfExists(folder().resolve(name(move)));
      }
      for (int move = known + 1; move <= moves.size(); move++) {
        List<Move> soFar = moves.subList(0, move);
        write(name(move), Diagram.after(state.board(), soFar, captions.move(state, soFar)));
      }
      drawn = moves;
    }
    if (state.result().isPresent()) {
      write(FINAL, Diagram.atTheEnd(state.board(), captions.end(state)));
    }
  }

  private static String name(int move) {
    return String.format(Locale.ROOT, "move-%03d.svg", move);
  }

  /**
   * Writes a temporary file and moves it into place, so that a viewer never opens an incomplete
   * picture.
   */
  private void write(String name, Diagram diagram) throws IOException {
    Path file = folder().resolve(name);
    Path beside = file.resolveSibling(name + ".new");
    Files.writeString(beside, diagram.svg());
    Files.move(beside, file, ATOMIC_MOVE, REPLACE_EXISTING);
  }

  private Path folder() throws IOException {
    if (folder.isEmpty()) {
      folder = Optional.of(newFolder());
    }
    return folder.get();
  }

  /** Returns the first folder of game-1, game-2 and so on that does not exist. */
  private Path newFolder() throws IOException {
    Files.createDirectories(parent);
    for (int number = 1; ; number++) {
      try {
        return Files.createDirectory(parent.resolve("game-" + number));
      } catch (FileAlreadyExistsException taken) {
        // Created by an earlier or a concurrent game.
      }
    }
  }
}
