package org.gobang.engines.brain;

import java.lang.module.ModuleDescriptor;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.game.BoardSource;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers what the manager says, one line after the other, on one thread. */
final class Conversation {

  private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);

  private static final String DONE = "DONE";

  private final String name;
  private final BoardSource boards;
  private final Seat seat;
  private final Voice voice;
  private final Waiting waiting;
  private final Swap2 swap2;
  private final Infos infos = new Infos();

  private @Nullable Table table;
  private @Nullable Block open;

  /** Whether an INFO was heard that the player may have to be made anew for. */
  private boolean told;

  /** When the line was said that is being answered: the clock of the manager runs from then on. */
  private long said;

  /**
   * Nothing was said yet.
   *
   * @param name what the brain is called
   * @param seed what openings are drawn by
   */
  Conversation(
      String name, long seed, BoardSource boards, Seat seat, Voice voice, Waiting waiting) {
    this.name = name;
    this.swap2 = new Swap2(seed);
    this.boards = boards;
    this.seat = seat;
    this.voice = voice;
    this.waiting = waiting;
  }

  /**
   * Hears a line, and answers it if that is due.
   *
   * @param line what was said, not blank
   * @param stop requested when the answer to this line is wanted at once
   * @param time when it was said, as {@link System#nanoTime} has it
   * @throws InterruptedException if the thread is interrupted: no answers are wanted any more
   */
  void hear(String line, StopSignal stop, long time) throws InterruptedException {
    said = time;
    Command command = Command.parse(line);
    if (command.name().equals("INFO")) {
      infos.set(command.rest());
      told = true;
      return;
    }
    Block block = open;
    if (block != null) {
      if (!Character.isLetter(command.name().charAt(0))) {
        block.add(line.strip());
        return;
      }
      open = null;
      if (command.name().equals(DONE)) {
        answer(() -> obey(block, stop));
        return;
      }
      voice.say("ERROR " + block.name() + " was not ended by " + DONE);
    }
    switch (command.name()) {
      case "BOARD", "YXBOARD", "SWAP2BOARD" -> open = new Block(command.name());
      default -> answer(() -> obey(command, stop));
    }
  }

  /**
   * Nothing waits to be answered: a player that is to be set otherwise than before is made now, not
   * when a move is wanted.
   *
   * @throws InterruptedException if the thread is interrupted: no answers are wanted any more
   */
  void rest() throws InterruptedException {
    Table begun = table;
    if (begun != null && told) {
      told = false;
      try {
        seat.prepare(begun.board(boards, infos.rules()), infos);
      } catch (RuntimeException notNow) {
        LOG.debug("There is no such board yet", notNow);
      }
    }
  }

  /** Something that has an answer, or, done in silence, none. */
  @FunctionalInterface
  private interface Answering {
    Optional<String> answer() throws InterruptedException;
  }

  private void answer(Answering answering) throws InterruptedException {
    try {
      answering.answer().ifPresent(voice::say);
    } catch (RefusedException refused) {
      voice.say("ERROR " + refused.getMessage());
    } catch (InterruptedException e) {
      throw e;
    } catch (Throwable failed) {
      // The board's: the guard lets nothing else of a plugin's through.
      LOG.warn("A command failed", failed);
      voice.say("ERROR the board failed: " + failed.getClass().getName());
    }
    seat.dismissFailed();
  }

  private Optional<String> obey(Command command, StopSignal stop) throws InterruptedException {
    return switch (command.name()) {
      case "START" -> begin(Table.ofSize(command.rest()));
      case "RECTSTART" -> throw new RefusedException("only square boards are played on, by START");
      case "RESTART" -> begin(Table.empty(table().size()));
      case "BEGIN" -> Optional.of(open(stop));
      case "TURN" -> Optional.of(play(table().with(table().point(command.rest())), 1, stop));
      case "TAKEBACK" -> takeBack(command.rest());
      case "ABOUT" -> Optional.of(about());
      case "YXNBEST" -> Optional.of(play(table(), lines(command.rest()), stop));
      case "YXSHOWFORBID" ->
          Optional.of("FORBID " + table().forbidden(boards, infos.rules()) + ".");
      case "YXSHOWINFO" -> showInfo();
      default -> Optional.of("UNKNOWN " + command.name());
    };
  }

  private Optional<String> obey(Block block, StopSignal stop) throws InterruptedException {
    if (block.name().equals("SWAP2BOARD")) {
      return Optional.of(decide(block.points(table()), stop));
    }
    Table said = block.stones(table().size());
    if (block.name().equals("BOARD")) {
      return Optional.of(play(said, 1, stop));
    }
    said.board(boards, infos.rules());
    table = said;
    return Optional.empty();
  }

  private Table table() {
    Table begun = table;
    if (begun == null) {
      throw new RefusedException("there is no board before START");
    }
    return begun;
  }

  /** The player is made while no clock runs: before the manager hears that it may go on. */
  private Optional<String> begin(Table empty) throws InterruptedException {
    Board board = empty.board(boards, infos.rules());
    table = empty;
    infos.beginGame();
    seat.dismiss();
    seat.prepare(board, infos);
    return Optional.of("OK");
  }

  private String open(StopSignal stop) throws InterruptedException {
    if (!table().stones().isEmpty()) {
      throw new RefusedException("BEGIN is for an empty board, and there are stones on this one");
    }
    return play(table(), 1, stop);
  }

  /** The player's move on a table, which is then the one that is played on. */
  private String play(Table on, int lines, StopSignal stop) throws InterruptedException {
    Point point = think(on, lines, stop, insight -> {});
    table = on.with(point);
    return on.text(point);
  }

  private Point think(Table on, int lines, StopSignal stop, Consumer<Insight> judgement)
      throws InterruptedException {
    infos.complaints().forEach(complaint -> voice.say("MESSAGE " + complaint));
    Board board = on.undecided(boards, infos.rules());
    Detail detail = new Detail(on.size(), lines, infos.detailed());
    waiting.begin();
    try {
      return seat.ask(
          board,
          infos,
          said,
          lines,
          stop,
          insight -> {
            judgement.accept(insight);
            detail.of(insight).forEach(voice::say);
          });
    } finally {
      waiting.end();
      infos.spend(Duration.ofNanos(System.nanoTime() - said));
    }
  }

  private static int lines(String text) {
    if (!text.matches("0*[1-9]\\d{0,3}")) {
      throw new RefusedException("the number of lines must be from 1 to 9999, not " + text);
    }
    return Integer.parseInt(text);
  }

  private Optional<String> takeBack(String text) {
    table = table().without(table().point(text));
    return Optional.of("OK");
  }

  /** What to do under swap2 with so many stones. */
  private String decide(List<Point> stones, StopSignal stop) throws InterruptedException {
    Table laid = Table.of(table().size(), stones);
    switch (stones.size()) {
      case 0 -> {
        List<Point> opening = swap2.opening(laid.size());
        table = Table.of(laid.size(), opening);
        return opening.stream().map(laid::text).collect(Collectors.joining(" "));
      }
      case 3, 5 -> {
        Swap2.Judgement judgement = new Swap2.Judgement();
        Point point = think(laid, 1, stop, judgement::hear);
        table = judgement.swaps() ? laid : laid.with(point);
        return judgement.swaps() ? "SWAP" : laid.text(point);
      }
      default ->
          throw new RefusedException(
              "SWAP2BOARD comes with 0, 3 or 5 stones, not with " + stones.size());
    }
  }

  private String about() {
    String version =
        Optional.ofNullable(Conversation.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse("development");
    return "name=\"" + name + "\", version=\"" + version + "\", author=\"Gobang\"";
  }

  /** What the player can be set to, memory as a power of two in KiB. */
  private Optional<String> showInfo() {
    infos.speakYixin();
    voice.say("MESSAGE INFO MAX_THREAD_NUM " + seat.mostThreads().orElse(1));
    seat.mostHash()
        .ifPresent(
            most ->
                voice.say("MESSAGE INFO MAX_HASH_SIZE " + (73 - Long.numberOfLeadingZeros(most))));
    return Optional.empty();
  }
}
