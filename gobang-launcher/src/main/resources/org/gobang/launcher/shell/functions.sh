# Whether a path of words leads to a command.
_gobang_is_command() {
  case $1 in
    @commands@) return 0 ;;
  esac
  return 1
}

# Sets value to the words that an option may have, to / for a file, to ? for any other value; fails where it has none.
_gobang_value() {
  case $1 in
@values@    *) return 1 ;;
  esac
}
