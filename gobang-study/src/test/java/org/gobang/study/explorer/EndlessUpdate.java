package org.gobang.study.explorer;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** A program that updates an index repeatedly until it is killed. */
public final class EndlessUpdate {

  private EndlessUpdate() {}

  /**
   * Updates the index with one file and with two in turn, so that every update writes it.
   *
   * @param args the folder of the index, and the two files
   */
  public static void main(String[] args) {
    GameIndex index = new GameIndex(Path.of(args[0]));
    Path one = Path.of(args[1]);
    Path two = Path.of(args[2]);
    AtomicInteger read = new AtomicInteger();
    while (true) {
      index.update(RandomGames.wanted(read, one));
      index.update(RandomGames.wanted(read, one, two));
      System.out.println("updated");
    }
  }
}
