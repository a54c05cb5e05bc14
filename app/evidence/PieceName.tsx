interface PieceNameProps {
  name: string;
  /** How many characters of it all names begin with. */
  begin: number;
}

/** The name of a file. In a narrow pane its end tells files apart, so the eye gets the name without what all names begin with. */
export const PieceName = ({ name, begin }: PieceNameProps) => (
  <span className="piece-name" title={name}>
    {begin === 0 ? (
      name
    ) : (
      <>
        <span aria-hidden="true">{`…${name.slice(begin)}`}</span>
        <span className="vh">{name}</span>
      </>
    )}
  </span>
);
