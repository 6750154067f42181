package org.gobang.engines.brain;

import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.Stop;
import org.gobang.engines.gomocup.Swap2Choice;
import org.gobang.game.BoardSource;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handles the commands of the manager in order, on one thread. */
final class CommandHandler {

  private static final Logger LOG = LoggerFactory.getLogger(CommandHandler.class);

  private static final String DONE = "DONE";

  private final String name;
  private final BoardSource boards;
  private final BrainPlayer player;
  private final ManagerOutput output;
  private final TurnSearch.Service service;
  private final ManagerSettings settings = new ManagerSettings();

  private @Nullable ProtocolPosition position;
  private @Nullable CommandBlock block;

  /** Whether a received INFO may require a new player instance. */
  private boolean settingsChanged;

  /** The arrival time of the current command, at which the manager's clock starts. */
  private long received;

  /** Requested when another line arrives. */
  private Stop more = new StopSignal();

  /**
   * Creates a handler without a position.
   *
   * @param name the brain's name
   */
  CommandHandler(
      String name,
      BoardSource boards,
      BrainPlayer player,
      ManagerOutput output,
      ServiceStatus status) {
    this.name = name;
    this.boards = boards;
    this.player = player;
    this.output = output;
    this.service = new TurnSearch.Service(player, settings, output, status);
  }

  /**
   * Handles a line and sends the answer, if any.
   *
   * @param line the line, which is not blank
   * @param stop requests an immediate answer to this line
   * @param next requested when the next line arrives
   * @param time the arrival time of the line, by {@link System#nanoTime}
   * @throws InterruptedException if the thread is interrupted because the service is closed
   */
  void handle(String line, StopSignal stop, Stop next, long time) throws InterruptedException {
    more = next;
    ManagerCommand command = ManagerCommand.parse(line);
    if (command.name().equals("INFO")) {
      settings.set(command.rest());
      settingsChanged = true;
      return;
    }
    CommandBlock begun = block;
    if (begun == null) {
      received = time;
    } else {
      if (!Character.isLetter(command.name().charAt(0))) {
        begun.add(line.strip());
        return;
      }
      block = null;
      if (command.name().equals(DONE)) {
        reply(() -> execute(begun, stop));
        return;
      }
      received = time;
      output.send("ERROR " + begun.command().name() + " was not ended by " + DONE);
    }
    if (CommandBlock.follows(command)) {
      block = new CommandBlock(command);
    } else {
      reply(() -> execute(command, stop));
    }
  }

  /**
   * Creates the player with changed settings in advance. Called when no command is pending.
   *
   * @param next requested when the next line arrives
   * @throws InterruptedException if the thread is interrupted because the service is closed
   */
  void idle(Stop next) throws InterruptedException {
    ProtocolPosition begun = position;
    if (begun != null && settingsChanged) {
      settingsChanged = false;
      try {
        player.prepare(begun.board(boards, settings.rules()), settings, next);
      } catch (RuntimeException notNow) {
        LOG.debug("The rules do not support this position yet", notNow);
      }
    }
  }

  /** Computes the answer to a command, if it has one. */
  @FunctionalInterface
  private interface Reply {
    Optional<String> get() throws InterruptedException;
  }

  private void reply(Reply reply) throws InterruptedException {
    try {
      reply.get().ifPresent(output::send);
    } catch (RefusedException refused) {
      output.send("ERROR " + refused.getMessage());
    } catch (InterruptedException e) {
      throw e;
    } catch (Throwable failed) {
      // The board failed, because GuardedPlayer throws nothing else.
      LOG.warn("A command failed", failed);
      output.send("ERROR the board failed: " + failed.getClass().getName());
    }
    player.closeFailed();
  }

  private Optional<String> execute(ManagerCommand command, StopSignal stop)
      throws InterruptedException {
    return switch (command.name()) {
      case "START" -> begin(ProtocolPosition.ofSize(command.rest()));
      case "RECTSTART" -> throw new RefusedException("only square boards are played on, by START");
      case "RESTART" -> begin(ProtocolPosition.empty(position().size()));
      case "BEGIN" -> playFirst(stop);
      case "TURN" -> play(position().with(position().point(command.rest())), 1, stop);
      case "TAKEBACK" -> takeBack(command.rest());
      case "ABOUT" -> Optional.of(about());
      case "YXNBEST" -> play(position(), lines(command.rest()), stop);
      case "YXSHOWFORBID" ->
          Optional.of("FORBID " + position().forbidden(boards, settings.rules()) + ".");
      case "YXSHOWINFO" -> showInfo();
      case "YXSWAP2STEP1", "YXSOOSORVSTEP1" -> answerOpening(command, List.of(), stop);
      case "YXSWAP2STEP2", "YXSWAP2STEP3" -> answerOpening(command, position().points(), stop);
      default -> Optional.of("UNKNOWN " + command.name());
    };
  }

  private Optional<String> execute(CommandBlock given, StopSignal stop)
      throws InterruptedException {
    if (!given.hasSides()) {
      return answerOpening(given.command(), given.points(position()), stop);
    }
    ProtocolPosition received = given.stones(position().size());
    if (given.command().name().equals("BOARD")) {
      return play(received, 1, stop);
    }
    received.board(boards, settings.rules());
    position = received;
    return Optional.empty();
  }

  private ProtocolPosition position() {
    ProtocolPosition begun = position;
    if (begun == null) {
      throw new RefusedException("there is no board before START");
    }
    return begun;
  }

  /** Creates the player before the answer. No clock runs if the manager waits for it. */
  private Optional<String> begin(ProtocolPosition empty) throws InterruptedException {
    Board board = empty.board(boards, settings.rules());
    position = empty;
    settings.beginGame();
    player.close();
    player.prepare(board, settings, more);
    return Optional.of("OK");
  }

  private Optional<String> playFirst(StopSignal stop) throws InterruptedException {
    if (!position().stones().isEmpty()) {
      throw new RefusedException("BEGIN is for an empty board, and there are stones on this one");
    }
    return play(position(), 1, stop);
  }

  /**
   * Requests the player's move on a position, and plays it. Some managers also send the final move
   * of the game to the loser, which gets no answer.
   */
  private Optional<String> play(ProtocolPosition on, int lines, StopSignal stop)
      throws InterruptedException {
    Board board = on.board(boards, settings.rules());
    if (ProtocolPosition.isOver(board)) {
      position = on;
      return Optional.empty();
    }
    try (TurnSearch search = new TurnSearch(service, stop, received)) {
      Point point = ((Move.Place) search.move(board, lines, 1)).point();
      position = on.with(point);
      return Optional.of(on.text(point));
    }
  }

  /** Answers a command about an opening with stones on the board. */
  private Optional<String> answerOpening(
      ManagerCommand command, List<Point> stones, StopSignal stop) throws InterruptedException {
    ProtocolPosition empty = ProtocolPosition.empty(position().size());
    boolean soosorv = command.name().startsWith("YXSOOSORV");
    String opening = soosorv ? SoosorvCommands.OPENING : Swap2Choice.OPENING;
    try (TurnSearch search = new TurnSearch(service, stop, received)) {
      String rules = OpeningOption.with(settings.rules(), opening);
      OpeningDialogue dialogue = new OpeningDialogue(search, empty.board(boards, rules));
      List<String> answer =
          soosorv
              ? new SoosorvCommands(command, dialogue, stones).answer()
              : Swap2Commands.answer(command, dialogue, stones);
      position = ProtocolPosition.of(empty.size(), dialogue.stones());
      answer.forEach(output::send);
    }
    return Optional.empty();
  }

  private static int lines(String text) {
    if (!text.matches("0*[1-9]\\d{0,3}")) {
      throw new RefusedException("the number of lines must be from 1 to 9999, not " + text);
    }
    return Integer.parseInt(text);
  }

  private Optional<String> takeBack(String text) {
    position = position().without(position().point(text));
    return Optional.of("OK");
  }

  private String about() {
    String version =
        Optional.ofNullable(CommandHandler.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse("development");
    return "name=\"" + name + "\", version=\"" + version + "\", author=\"Gobang\"";
  }

  /** Sends the limits of the player's options, memory as a power of two in KiB. */
  private Optional<String> showInfo() {
    settings.useYixinRules();
    output.send("MESSAGE INFO MAX_THREAD_NUM " + player.mostThreads().orElse(1));
    player
        .mostHash()
        .ifPresent(
            most ->
                output.send(
                    "MESSAGE INFO MAX_HASH_SIZE " + (73 - Long.numberOfLeadingZeros(most))));
    return Optional.empty();
  }
}
