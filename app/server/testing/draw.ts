/** Draws a random card from a deck. An empty deck is filled first, so that every card is drawn equally often. */
export function draw<Card>(deck: Card[], cards: readonly Card[], random: () => number): Card {
  if (deck.length === 0) deck.push(...cards);
  const [card] = deck.splice(Math.floor(random() * deck.length), 1);
  return card!;
}
