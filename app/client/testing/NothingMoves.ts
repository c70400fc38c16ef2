/** Stands for IntersectionObserver: jsdom has no layout, and no test scrolls. */
export class NothingMoves {
  observe() {}
  disconnect() {}
}
