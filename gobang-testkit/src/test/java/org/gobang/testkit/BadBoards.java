package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Rules that break one promise each: strange or free ones, bent in one place. */
final class BadBoards {

  private BadBoards() {}

  /** Good rules with a public constructor, bent by subclasses. */
  public static class Toy implements BoardProvider {
    private final BoardProvider good;

    /** The strange rules, as they are. */
    public Toy() {
      this(new StrangeRules());
    }

    Toy(BoardProvider good) {
      this.good = good;
    }

    @Override
    public String id() {
      return good.id();
    }

    @Override
    public Label label(Locale locale) {
      return good.label(locale);
    }

    @Override
    public Board create(Start start) {
      return warp(good.create(start));
    }

    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      return good.explain(why, locale);
    }

    Board warp(Board board) {
      return board;
    }
  }

  /** Rules that somebody can win by. */
  static BoardProvider freestyle() {
    return TestBoards.rules("freestyle").orElseThrow();
  }

  /** Its id is no id. */
  public static class Misnamed extends Toy {
    @Override
    public String id() {
      return "Strange_Rules";
    }

    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public String rules() {
          return id();
        }
      };
    }
  }

  /** Calls its boards by another name. */
  public static class OtherName extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public String rules() {
          return "other";
        }
      };
    }
  }

  /** Loses a stone that was set up, out of sight of the list of vacant points. */
  public static class Forgetful extends Toy {
    @Override
    public Board create(Start start) {
      List<Move.Place> stones = start.stones();
      int kept = Math.max(0, stones.size() - 1);
      return super.create(new Start(start.size(), stones.subList(0, kept), start.first()));
    }
  }

  /** Does not know that small boards are to be refused. */
  public static class Rude extends Toy {
    @Override
    public Board create(Start start) {
      if (start.size() < 3) {
        throw new ArithmeticException("too small");
      }
      return super.create(start);
    }
  }

  /** Looks into its array beyond the end. */
  public static class Edgy extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Cell at(int column, int row) {
          if (row == Integer.MAX_VALUE) {
            throw new ArrayIndexOutOfBoundsException(row);
          }
          return super.at(column, row);
        }
      };
    }
  }

  /** Says less of why a point is refused, once a side has passed. */
  public static class Changing extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        private volatile boolean passed;

        @Override
        public Board pass() {
          passed = true;
          return super.pass();
        }

        @Override
        public Verdict judge(Stone stone, Point point) {
          boolean silent = passed && at(point).occupied();
          return silent
              ? new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false)
              : super.judge(stone, point);
        }
      };
    }
  }

  /** Gives its list of moves away. */
  public static class Open extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public List<Move> moves() {
          return new ArrayList<>(super.moves());
        }
      };
    }
  }

  /** Says of points that have a stone that they are outside. */
  public static class Misjudging extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Verdict judge(Stone stone, Point point) {
          return at(point).occupied()
              ? new Verdict.Refused(Verdict.Refused.OUTSIDE, List.of(), false)
              : super.judge(stone, point);
        }

        @Override
        public Board play(Point point) {
          if (judge(toMove(), point) instanceof Verdict.Refused why) {
            throw new IllegalMoveException(point, why);
          }
          return super.play(point);
        }
      };
    }
  }

  /** Refuses to play by another exception than the one promised. */
  public static class Abrupt extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Board play(Point point) {
          if (judge(toMove(), point) instanceof Verdict.Refused) {
            throw new IllegalArgumentException("no");
          }
          return super.play(point);
        }
      };
    }
  }

  /** Lists its allowed points from the other end. */
  public static class Backwards extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public List<Point> allowed() {
          List<Point> allowed = new ArrayList<>(super.allowed());
          Collections.reverse(allowed);
          return List.copyOf(allowed);
        }
      };
    }
  }

  /** Forbids nothing that it calls a foul. */
  public static class Lax extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Map<Point, Verdict.Refused> forbidden(Stone stone) {
          return Map.of();
        }
      };
    }
  }

  /** Does not see that nobody can move any more. */
  public static class Endless extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Outcome outcome() {
          return Outcome.UNDECIDED;
        }
      };
    }
  }

  /** Says that the loser's stones have won. */
  public static class Confused extends Toy {
    /** For the contract. */
    public Confused() {
      super(freestyle());
    }

    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Outcome outcome() {
          return super.outcome() instanceof Outcome.Won won
              ? new Outcome.Won(won.stone().opponent(), won.line())
              : super.outcome();
        }
      };
    }
  }

  /** Lets a side pass for ever. */
  public static class Passing extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Board pass() {
          return super.outcome() instanceof Outcome.Undecided ? super.pass() : this;
        }
      };
    }
  }

  /** Has no words for its own foul. */
  public static class Speechless extends Toy {
    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      return why.foul() ? "" : super.explain(why, locale);
    }
  }

  /** Another reason each time, drawn by lots, why an occupied point is refused. */
  public static class Lottery extends Toy {
    private static final AtomicInteger MADE = new AtomicInteger();

    @Override
    Board warp(Board board) {
      int lot = MADE.incrementAndGet() % (25 * 25);
      List<Point> drawn = List.of(new Point(lot % 25, lot / 25));
      return new Warped(board, this::warp) {
        @Override
        public Verdict judge(Stone stone, Point point) {
          return at(point).occupied()
              ? new Verdict.Refused(Verdict.Refused.OCCUPIED, drawn, false)
              : super.judge(stone, point);
        }

        @Override
        public Board play(Point point) {
          if (judge(toMove(), point) instanceof Verdict.Refused why) {
            throw new IllegalMoveException(point, why);
          }
          return super.play(point);
        }
      };
    }
  }

  /** Looks at itself on one thread alone. */
  public static class OneThread extends Toy {
    @Override
    Board warp(Board board) {
      Thread owner = Thread.currentThread();
      return new Warped(board, this::warp) {
        @Override
        public Outcome outcome() {
          return Thread.currentThread() == owner ? super.outcome() : Outcome.DRAWN;
        }
      };
    }
  }
}
