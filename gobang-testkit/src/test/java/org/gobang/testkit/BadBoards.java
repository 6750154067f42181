package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Rules that each violate one requirement. They are correct rules with one fault. */
final class BadBoards {

  private BadBoards() {}

  /** Correct rules with a public constructor. Subclasses add faults. */
  public static class Toy implements BoardProvider {
    private final BoardProvider good;

    /** Creates the rules without a fault. */
    public Toy() {
      this(new UnknownRules());
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
    public boolean hasFouls() {
      return good.hasFouls();
    }

    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      return good.explain(why, locale);
    }

    @Override
    public String explain(Outcome.Won how, Locale locale) {
      return good.explain(how, locale);
    }

    Board warp(Board board) {
      return board;
    }
  }

  /** Returns the freestyle rules. */
  static BoardProvider freestyle() {
    return TestBoards.rules("freestyle").orElseThrow();
  }

  /** Declares two stones per turn, but a turn has one. */
  public static class Hurried extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public int stonesLeft() {
          return 2;
        }
      };
    }
  }

  /** Counts stones as captured that are still on the board. */
  public static class Boasting extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public int captured(Stone stone) {
          return moves().size();
        }
      };
    }
  }

  /** Hides the name of custom rules, which have undeclared options. */
  abstract static class OnCustom extends Toy {
    private static final BoardProvider CUSTOM = TestBoards.rules("custom").orElseThrow();

    private final OptionValues values;

    OnCustom(Map<String, String> options) {
      super(CUSTOM);
      values = OptionValues.of(CUSTOM.options(), options);
    }

    @Override
    public Board create(Start start) {
      return warp(CUSTOM.create(values, start));
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

  /** Joins the edges without declaring it. */
  public static class Round extends OnCustom {
    /** Creates rules on a torus. */
    public Round() {
      super(Map.of("line", "4", "torus", "true"));
    }
  }

  /** Has no explanation of a win without a line. */
  public static class Wordless extends OnCustom {
    /** Creates rules with captures. */
    public Wordless() {
      super(Map.of("captures", "1"));
    }

    @Override
    public String explain(Outcome.Won how, Locale locale) {
      return "";
    }
  }

  /** Has an invalid id. */
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

  /** Returns boards with a different rules name. */
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

  /** Loses a set-up stone. */
  public static class Forgetful extends Toy {
    @Override
    public Board create(Start start) {
      List<Move.Place> stones = start.stones();
      int kept = Math.max(0, stones.size() - 1);
      return super.create(new Start(start.size(), stones.subList(0, kept), start.first()));
    }
  }

  /** Throws an undeclared exception for small boards. */
  public static class Rude extends Toy {
    @Override
    public Board create(Start start) {
      if (start.size() < 3) {
        throw new ArithmeticException("too small");
      }
      return super.create(start);
    }
  }

  /** Fails for points beyond the edge. */
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

  /** Changes the reason for a refusal after a pass. */
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

  /** Returns a modifiable list of moves. */
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

  /** Reports occupied points as outside the board. */
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

  /** Refuses moves with an undeclared exception. */
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

  /** Lists allowed points in reverse order. */
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

  /** Does not list its forbidden moves. */
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

  /** Does not end the game when no move is possible. */
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

  /** Reports stones of the loser as the winning line. */
  public static class Confused extends Toy {
    /** Creates a provider. Called by the contract. */
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

  /** Allows passes without limit. */
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

  /** Has no explanation of a forbidden move. */
  public static class Speechless extends Toy {
    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      return why.foul() ? "" : super.explain(why, locale);
    }
  }

  /** Refuses occupied points for random reasons. */
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

  /** Lists allowed points after the end of the game. */
  public static class Overlong extends Toy {
    /** Creates a provider. Called by the contract. */
    public Overlong() {
      super(freestyle());
    }

    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public List<Point> allowed() {
          return super.outcome() instanceof Outcome.Undecided ? super.allowed() : super.vacant();
        }
      };
    }
  }

  /** Refuses forbidden moves, but declares that none exist. */
  public static class Undeclared extends Toy {
    @Override
    public boolean hasFouls() {
      return false;
    }
  }

  /** Returns a modifiable map of forbidden moves. */
  public static class Giving extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Map<Point, Verdict.Refused> forbidden(Stone stone) {
          return new LinkedHashMap<>(super.forbidden(stone));
        }
      };
    }
  }

  /** Shares one list of vacant points between all boards of a game. */
  public static class Dwindling extends Toy {
    @Override
    Board warp(Board board) {
      return around(board, new ArrayList<>(board.vacant()));
    }

    private static Board around(Board board, List<Point> vacant) {
      return new Warped(board, same -> same) {
        @Override
        public Board play(Point point) {
          Board after = real.play(point);
          vacant.remove(point);
          return around(after, vacant);
        }

        @Override
        public Board pass() {
          return around(real.pass(), vacant);
        }

        @Override
        public List<Point> vacant() {
          return List.copyOf(vacant);
        }
      };
    }
  }

  /** Lists a stone of the winning line twice. */
  public static class Stammering extends Toy {
    /** Creates a provider. Called by the contract. */
    public Stammering() {
      super(freestyle());
    }

    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Outcome outcome() {
          if (super.outcome() instanceof Outcome.Won won) {
            List<Point> line = new ArrayList<>(won.line());
            line.add(line.get(0));
            return new Outcome.Won(won.stone(), line);
          }
          return super.outcome();
        }
      };
    }
  }

  /** Computes verdicts lazily without synchronization. */
  public static class Lazy extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        private volatile boolean begun;
        private volatile boolean known;

        @Override
        public Outcome outcome() {
          if (!begun) {
            begun = true;
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(200));
            known = true;
          }
          return known ? super.outcome() : Outcome.DRAWN;
        }
      };
    }
  }

  /** Hangs when judging an occupied point. */
  public static class Pondering extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Verdict judge(Stone stone, Point point) {
          if (at(point).occupied()) {
            ToyPlayers.awaitQuietly(new CountDownLatch(1));
          }
          return super.judge(stone, point);
        }
      };
    }
  }

  /** Does not support passing. */
  public static class Restless extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public Board pass() {
          throw new UnsupportedOperationException("pass");
        }
      };
    }
  }

  /** Does not support its default size. */
  public static class Oversized extends Toy {
    @Override
    public int defaultSize() {
      return 19;
    }

    @Override
    public Board create(Start start) {
      if (start.size() > 15) {
        throw new RefusedException("15 lines at most");
      }
      return super.create(start);
    }
  }

  /** Works on only one thread. */
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

  /** Returns mutable copies of the start position. */
  public static class Rewound extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public MutableBoard mutableCopy() {
          return moves().isEmpty() ? super.mutableCopy() : create(start()).mutableCopy();
        }
      };
    }
  }

  /** Returns mutable copies that list vacant points in a different order after an undo. */
  public static class Unordered extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public MutableBoard mutableCopy() {
          return new WarpedMutable(super.mutableCopy()) {
            private boolean reversed;

            @Override
            public int vacant(int i) {
              return real.vacant(reversed ? vacantCount() - 1 - i : i);
            }

            @Override
            public void undo() {
              real.undo();
              reversed = true;
            }
          };
        }
      };
    }
  }

  /** Returns mutable copies that return themselves as copies. */
  public static class Shared extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public MutableBoard mutableCopy() {
          return new WarpedMutable(super.mutableCopy()) {
            @Override
            public MutableBoard copy() {
              return this;
            }
          };
        }
      };
    }
  }

  /** Returns mutable copies that pass instead of refusing an occupied point. */
  public static class Lenient extends Toy {
    @Override
    Board warp(Board board) {
      return new Warped(board, this::warp) {
        @Override
        public MutableBoard mutableCopy() {
          return new WarpedMutable(super.mutableCopy()) {
            @Override
            public void play(int index) {
              if (real.at(index).occupied()) {
                real.pass();
              } else {
                real.play(index);
              }
            }
          };
        }
      };
    }
  }
}
