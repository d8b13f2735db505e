/**
 * @generated SignedSource<<ae37bf1e3144ddb45d6ed0bf31a7bc45>>
 * @relayHash ced826c0422fbd6ad261196d6928575d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e8a85729f871c61291807cd8e4e0c8497ceb1e713c28d7695bd13eb7f72081

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51e8a85729f871c61291807cd8e4e0c8497ceb1e713c28d7695bd13eb7f72081",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
