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
 * The pictures of one game: a file for each move, and one more for the end. They lie in a folder of
 * their own, so that no game draws over another.
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
   * An album without a picture yet.
   *
   * @param parent in which it makes its folder, with the first picture
   */
  Album(Path parent, Captions captions) {
    this.parent = parent;
    this.captions = captions;
  }

  /**
   * Draws what is new. What was taken back keeps its pictures until another move is made instead,
   * so that looking back through the game changes nothing.
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

  /** Writes a temporary file and moves it into place, so that a viewer never sees half a picture. */
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

  /** The first of game-1, game-2 … that is not there yet. */
  private Path newFolder() throws IOException {
    Files.createDirectories(parent);
    for (int number = 1; ; number++) {
      try {
        return Files.createDirectory(parent.resolve("game-" + number));
      } catch (FileAlreadyExistsException taken) {
        // By an earlier game, or one that is played at the same time.
      }
    }
  }
}
