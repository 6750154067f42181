package @PACKAGE@

import java.io.InputStream
import java.io.OutputStream
import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.Move
import org.gobang.api.MoveText
import org.gobang.api.RefusedException
import org.gobang.api.Stone
import org.gobang.api.board.Start
import org.gobang.api.record.GameRecord
import org.gobang.api.record.GameSink
import org.gobang.api.record.LoadedGame
import org.gobang.api.record.ReadDefaults
import org.gobang.api.record.RecordFormat
import org.gobang.api.record.UnreadableRecordException

private const val MOST_BYTES = 1 shl 16

/** Reads and writes the moves of a game on one line, for example `h8 h9 i10`. */
class @CLASS@Provider : RecordFormat {

  override fun id() = "@ID@"

  /** Returns the displayed name and description in a language. */
  override fun label(locale: Locale) =
    Label("@LABEL@", say(locale, "The moves of a game on one line.", "一局棋的着法，占一行。"))

  override fun extensions(): List<String> = listOf(".@EXTENSION@")

  /** Reads a game. The defaults provide the rules and the board size. */
  override fun read(file: InputStream, defaults: ReadDefaults, language: Locale, games: GameSink) {
    val bytes = file.readNBytes(MOST_BYTES + 1)
    if (bytes.size > MOST_BYTES) throw RefusedException(say(language, "the file is too long", "文件太长"))
    val moves =
      try {
        MoveText.parse(String(bytes), Stone.BLACK)
      } catch (_: RefusedException) {
        throw unreadable(say(language, "this is not a list of moves", "内容不是着法"))
      }
    val points = moves.filterIsInstance<Move.Place>().map { it.point() }
    val size = defaults.size()
    if (moves.isEmpty() || points.any { it.column() >= size || it.row() >= size }) {
      throw unreadable(say(language, "this is not a list of moves on the board", "内容不是棋盘上的着法"))
    }
    val record = GameRecord.of(defaults.rules(), Start.empty(size), moves)
    games.accept(LoadedGame(record, listOf()))
  }

  /** Returns an error with its location. */
  private fun unreadable(reason: String) =
    UnreadableRecordException(UnreadableRecordException.InText(1, 1), reason)

  override fun write(
    record: GameRecord,
    path: List<Int>,
    language: Locale,
    file: OutputStream,
  ): List<String> {
    val moves = record.follow(path).map { it.move() }
    val alternate =
      moves.withIndex().all { (ply, move) ->
        move.stone() == if (ply % 2 == 0) Stone.BLACK else Stone.WHITE
      }
    if (record.start() != Start.empty(record.start().size()) || !alternate) {
      throw RefusedException(
        say(language, "only games with alternating moves can be saved", "只能保存双方轮流落子的对局")
      )
    }
    file.write((MoveText.write(moves) + "\n").toByteArray())
    return listOf(say(language, "Only the moves are saved.", "只保存着法。"))
  }

  private fun say(language: Locale, english: String, chinese: String) =
    if (language.language == "zh") chinese else english
}
