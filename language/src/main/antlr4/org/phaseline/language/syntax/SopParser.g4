// What may stand in one line of a rulebook. Blocks are no part of it: lines are nested by their indentation (Nesting),
// and each is read on its own with the entry rule its place asks for. So a broken line hides no other.
// The rules are cut so that nearly every choice is made on the next word: then the rule a problem is found in says
// what was expected there (Expectations).
parser grammar SopParser;

options { tokenVocab = SopLexer; contextSuperClass = LineContext; }

// ---- entries, one for each kind of place a line can stand in
declarationLine : ( declaration | heading ) EOF ;
itemLine        : ( heading | statement | about ) EOF ;
fieldLine       : field EOF ;
rowLine         : row EOF ;
chainLine       : chainRow EOF ;
aboutLine       : about EOF ;
areaLine        : area EOF ;
modifierLine    : modifier EOF ;
scenarioLine    : scenarioItem EOF ;
scheduleLine    : scheduleRow EOF ;
symbolLine      : symbolRow EOF ;
formulaLine     : value EOF ;

// ---- declarations
declaration
    : rulebook | about | part | option | kind | board | boxes | map | piece | roster | symbols | side | role | fields | sideFields | given | require | invariant | sideValue | overlay | marker | event | triggers | calendar | define | table | schedule
    | gameLength | setUp | gameTurn | sequence | when | digression | scenario
    ;
rulebook   : RULEBOOK title ;
about      : ABOUT STRING ;
coach      : COACH ( FOR names )? REFERENCE? STRING ;
part       : PART STRING ;
option     : OPTION name title ( COMMA ON )? ;
kind       : KIND name COLON kindWord ( COMMA kindWord )* ;
kindWord   : name STRING? ;
board      : BOARD name COLON name ( NUMBER name NUMBER name? ( COMMA ( measure | numbering | shift ) )* )? ;
measure    : NUMBER name ( name name )? ;
numbering  : name NUMBER ( FROM name name )? ;
shift      : name name name ;
area       : name STRING? ( AT OPEN decimal COMMA decimal CLOSE )? ( NEXT_TO spans )? ;
decimal    : MINUS? NUMBER ( DOT NUMBER )? ;
boxes      : BOXES OF name COLON box ( COMMA box )* ( NEXT_TO spans )? ;
box        : name STRING? ;
map        : MAP name COLON name ;
spans      : span ( COMMA span )* ;
span       : space ( DOTS space )? ;
// A space of the fourth column reads like a die: d6. One that is printed as a number is one, 0304; before a title it reads like a printed id.
space      : name | DICE | NUMBER | LABEL ;
piece      : PIECE name ( ON stands=name )? ( COMMA? UNSEEN WHILE value ( COMMA? COUNTED_BY tally=name )? )? ;
roster     : ROSTER SIDES_OF? name COLON names ;
row        : spans many=alike? ( STRING ( COMMA number=name )? )? COLON value ( COMMA value )* ;
alike      : X NUMBER ;
chainRow   : chain ( COMMA chain )* COLON value ( COMMA value )* ;
chain      : space ( MINUS space )+ ;
symbols    : SYMBOLS SIDES_OF? name ( BY name )? ( COMMA? SHOWING shown ( COMMA shown )* )? ( COLON name )? ;
shown      : name ( AS name )? ;
symbolRow  : symbolKey ( COMMA symbolKey )* COLON name ;
symbolKey  : name | YES | NO ;
side       : SIDE name STRING? ( COMMA number=name )? ( COLON faction ( COMMA faction )* )? ;
// Behind a title, 'plural' says of what number it is: British "the British", plural, French.
faction    : name STRING? ;
role       : ROLE name ( SET value )? ;
fields     : NAME HAS ;
sideFields : SIDES_OF name HAVE ;
field      : name COLON type ( SET value )? ( COMMA UNTOLD )? STRING? ;
given      : GIVEN name COLON type SET value STRING? ;
require    : REQUIRE ( FOR_EACH name IN value COLON )? value COMMA STRING ;
invariant  : ( ALWAYS | NEVER ) ( FOR_EACH name IN value COLON )? value ( COMMA STRING )? ;
sideValue  : VALUE FOR_EACH name IN value COLON value ;
overlay    : OVERLAY STRING ( FOR_EACH name IN value )? COLON value ( BY value )? ;
marker     : MARKER name ( ON NAME )? UNTIL due ( IF value )? ( COMMA UNTOLD )? STRING? ;
event      : EVENT name parameters? STRING? ;
triggers   : TRIGGERS NAME NAME? COMMA IN_TURN ( FROM party )? ;
calendar   : CALENDAR STRING ( COMMA STRING )* ;
define     : DEFINE name parameters? ( COLON type )? SET value ;
table      : TABLE name parameters COLON type title? ;
schedule   : SCHEDULE name COLON type ;
scheduleRow : ( NUMBER | STRING ) COLON names ;
gameLength : LENGTH sum ( GAME_TURNS | GAME_TURN ) ;
setUp      : BEFORE_PLAY title clauses ;
gameTurn   : GAME_TURN title clauses ;
sequence   : SEQUENCE name parameters? title clauses ;
when       : WHEN name ( OPEN names? CLOSE )? title clauses inline? ;
digression : DIGRESSION title clauses inline? ;
scenario   : SCENARIO name title ( FOR names )? ( LIKE name )? ;

scenarioItem
    : ( USE | WITHOUT ) names   # scenarioOptions
    | ABSENT names              # scenarioAbsent
    | about                     # scenarioAbout
    | coach                     # scenarioCoach
    | gameLength                # scenarioLength
    | DEFINE name               # scenarioDefine
    | TABLE name                # scenarioTable
    | SCHEDULE name             # scenarioSchedule
    | roster                    # scenarioRoster
    | WITHOUT REFERENCE ( COMMA REFERENCE )*            # scenarioWithout
    | ( INSTEAD_OF | BEFORE | AFTER ) REFERENCE         # scenarioSteps
    | board                     # scenarioBoard
    | map                       # scenarioMap
    | party SET value           # scenarioValue
    ;

title      : STRING REFS? ;
names      : name ( COMMA name )* ;
parameters : OPEN ( parameter ( COMMA parameter )* )? CLOSE ;
parameter  : name COLON type ;
due        : ( START | END ) OF REFERENCE ;

type       : SET_OF* plainType ( IN name )? ( OR NONE )? ;
plainType  : name | bound DOTS bound? ;
bound      : MINUS? NUMBER ( DOT NUMBER )? | name DOT name | name arguments? ;

// ---- headings
heading : level? LABEL? title clauses inline? ;
level   : PLAYER_TURN | PHASE | SEGMENT | STEP | ROUND ;
// One `if` may stand after a colon; a chain of them would be one long condition.
inline  : COLON ( simple | inlineIf ) ;
inlineIf : IF value ( COLON simple )? ;
clauses : ( COMMA? clause )* ;
clause
    : BY party                          # byClause
    | party? saying=( MAY | MUST )        # actorClause
    | ANYONE saying=( MAY | MUST )        # anyoneClause
    | AUTOMATIC                         # automaticClause
    | SECRETLY                          # secretlyClause
    | REVEALED_TOGETHER                 # revealedClause
    | MEANWHILE                         # meanwhileClause
    | inTurn                            # inTurnClause
    | ( IF | UNLESS ) value             # guardClause
    | COMPULSORY IF value               # compulsoryClause
    | ANY_NUMBER_OF_TIMES               # anyTimesClause
    | UP_TO sum TIMES                   # timesClause
    | UNTIL value                       # untilClause
    | OTHERWISE simple                  # otherwiseClause
    ;
inTurn  : IN_TURN ( FROM party )? ;

// ---- statements
statement : simple | ifLine | elseLine | forEach | repeat | together | pickFrom ;

ifLine    : IF value inline? ;
elseLine  : ELSE ( IF value )? inline? ;
forEach   : FOR_EACH name IN value ( COMMA? loopClause )* ;
loopClause
    : party PICKS STRING?   # picksClause
    | inTurn                # loopInTurn
    | INCLUDING_NEW_ONES    # includingClause
    | IN_STEP               # inStepClause
    | ( BY sum COMMA? )? ( HIGHEST_FIRST | LOWEST_FIRST )  # orderClause
    ;
repeat    : REPEAT ( UP_TO? sum TIMES )? ( COMMA? UNTIL value )? ;
together  : TOGETHER ( FOR_EACH name IN value ( COMMA? IN_STEP )? )? ;
pickFrom  : ONE_OF | ANY_OF | ALL_OF ;

simple
    : goTo | conduct | anotherRound | next | leave | endLevel | endGame | returning | later | announce | cancel
    | choose | enter | roll | rollOff | reroll | let | take | pay | add | drop | mark | reveal | note | tell | acting | draw | show | shuffle
    ;

goTo         : GO_TO REFERENCE ;
conduct      : CONDUCT ( REFERENCE ( TO REFERENCE )? | name arguments? ) ;
anotherRound : ANOTHER_ROUND ;
next         : NEXT name ;
leave        : LEAVE_LOOP name? ;
endLevel     : END_GAME_TURN | END_PLAYER_TURN | END_PHASE | END_SEGMENT | END_STEP | END_ROUND ;
endGame      : END_GAME ( WON_BY value | DRAWN ) ;
returning    : RETURN party? ;
later        : LATER ( AT due COLON )? simpleLater ;
// Everything but another `later`.
simpleLater
    : goTo | conduct | anotherRound | next | leave | endLevel | endGame | returning | announce | cancel
    | choose | enter | roll | rollOff | reroll | let | take | pay | add | drop | mark | reveal | note | tell | acting | draw | show | shuffle
    ;
announce     : ANNOUNCE name arguments? ;
cancel       : CANCEL ;
choose       : CHOOSE chosen ;
enter        : ENTER entered ;
roll         : ROLL rolled ;
rollOff      : ROLL_OFF DICE AMONG party COLON name ;
reroll       : REROLL rerolled ;
draw         : DRAW drawing ;
show         : SHOW name FROM value STRING? seenBy? ;
shuffle      : SHUFFLE party STRING? ;
let          : LET name ( COLON type ( SET value )? | SET value ) STRING? ;
take         : TAKE name FROM value ;
pay          : PAY sum FROM party ;
add          : ADD sum TO party ;
drop         : DROP sum FROM party ;
mark         : ( MARK | UNMARK ) ( party | NUMBER ) name? ;
reveal       : REVEAL revealed ( COMMA revealed )* ;
revealed     : REFERENCE | name ;
note         : NOTE STRING ;
tell         : TELL ( STRING | NAME ) ;

// A party that does something, or a value that is set.
acting
    : party
      ( CHOOSES chosen
      | ENTERS entered
      | ROLLS rolled
      | REROLLS rerolled
      | DRAWS drawing
      | change=( SET | INCREASE | DECREASE ) value
      )
    ;

chosen   : several? name FROM value STRING? orNone? ;
orNone   : COMMA? OR NONE STRING? ;
several  : ANY_NUMBER_OF | ( UP_TO | EXACTLY ) sum | sum TO sum ;
entered  : name COLON type STRING? ;
rolled   : name COLON count? die bonus* ( COUNTING condition )? STRING? seenBy? ;
die      : DICE | SIZED OPEN value CLOSE ;
seenBy   : COMMA? SEEN_BY party ;
drawing  : drawn? name FROM value STRING? seenBy? ;
drawn    : UP_TO? sum ;
count    : counted | NUMBER | party ;
bonus    : ( PLUS | MINUS ) product ;
rerolled : party WHERE condition | UP_TO sum OF party ;
modifier : ( PLUS | MINUS ) product ( ( PLUS | MINUS ) product )* ( IF value )? STRING? ;

// ---- expressions
// A filter takes everything to its right; whether its left side may be filtered is looked at when the tree is built.
value       : condition ( WHERE ( name COLON )? condition )? ;
condition   : conjunction ( OR conjunction )* ;
conjunction : negation ( AND negation )* ;
negation    : NOT? comparison ;
comparison
    : REFERENCE ( WAS_DONE | WAS_NOT_DONE | ( WAS | WAS_NOT ) STRING ) ( FOR party )?  # outcome
    | ( SOME | NO ) party                                                   # existence
    | range
      ( operator=( BELOW | AT_MOST | ABOVE | AT_LEAST | IS | IS_NOT | IN | NOT_IN ) range
      | ( HAS | LACKS ) name
      | DID REFERENCE
      | SAYS STRING
      )?                                                                    # relation
    ;
range     : sum ( DOTS sum )? ;
sum       : product ( ( PLUS | MINUS ) product )* ;
product   : unary ( ( STAR | SLASH | MOD ) unary )* rounding? ;
rounding  : ROUNDED | ROUNDED_UP | ROUNDED_DOWN ;
unary     : MINUS? ( counted | literal | party ) ;
counted   : ( COUNT_OF | FIRST_OF ) party | ( BEST_OF | WORST_OF ) party BY party | SUM_OF party OVER party | ( HIGHEST_OF | LOWEST_OF ) party ( OVER party )? ;
literal
    : NUMBER ( DOT NUMBER )?  # number
    | STRING        # text
    | ( YES | NO )  # flag
    | NONE          # none
    | USING name    # using
    ;
// What can act, be asked or be gone through: no plain number or text, so that `no "text"` is a flag and its note.
party     : postfix ( OF postfix )* ;
postfix   : head ( DOT name )* ;
head
    : IT                                                # it
    | name arguments?                                   # named
    | DICE                                              # spaceLikeADie
    | OPEN_SET ( value ( COMMA value )* )? CLOSE_SET    # setOf
    | OPEN value ( IF value ELSE value | COMMA value )? CLOSE  # bracketed
    ;
arguments : OPEN ( argument ( COMMA argument )* )? CLOSE ;
argument  : value ( SHIFTED sum )? | STOPPING_IN value ;

name
    : NAME | SPACE | RULEBOOK | PART | OPTION | KIND | BOARD | BOXES | MAP | PIECE | UNSEEN | WHILE | ROSTER | SYMBOLS | SIDE | ROLE | GIVEN | MARKER | EVENT | TRIGGERS | CALENDAR | DEFINE | TABLE | SCHEDULE
    | LENGTH | SEQUENCE | WHEN | DIGRESSION | SCENARIO | USE | WITHOUT | ABSENT | PHASE | SEGMENT | STEP | ROUND
    | EXACTLY | ON | FOR | AT | START | END | TIMES | PICKS | DRAWN | AMONG | COUNTING | OVER | BEFORE | AFTER | SHIFTED | SHOWING | TELL | ABOUT | COACH
    | REPEAT | ROUNDED | UNTOLD | LIKE | TAKE | HAVE | DRAW | DRAWS | SHUFFLE | SHOW | REQUIRE | ALWAYS | NEVER | OVERLAY | AS | MOD | VALUE | X
    ;
